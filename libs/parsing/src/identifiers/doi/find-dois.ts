import { stripEnd } from '../../strip';
import { readingsAt, type Reading } from './readings';
import { SHAPES, type Shapes } from './shapes';
import { startsOf } from './starts';

/** A DOI where it stands in a text. */
export interface FoundDoi {
  /** Of what leads to it. */
  start: number;
  /** Of the DOI, or of the address that it stands in. */
  end: number;
  /** "10." as written, to the end of the best reading. */
  written: string;
  /** Where it may end, the best reading first. */
  readings: Reading[];
}

export interface Scanning {
  /** Whether a printed line ended at this place of the text; by its line breaks when absent. */
  brokenAt?: (at: number) => boolean;
  shapes?: Shapes;
}

/** Every DOI in a text, in order. What one occurrence leaves open is settled by another that reads the same. */
export function findDois(text: string, scanning: Scanning = {}): FoundDoi[] {
  if (!/10\s{0,12}\./.test(text)) return [];
  const shapes = scanning.shapes ?? SHAPES;
  const brokenAt = scanning.brokenAt ?? ((at) => text.charAt(at) === '\n' || text.charAt(at) === '\r');
  const starts = startsOf(text, shapes, brokenAt);
  const read = starts.map((start, i) => {
    const limit = starts[i + 1]?.lead ?? text.length;
    return { start, limit, readings: readingsAt(text, start, limit, brokenAt, shapes) };
  });
  const votes = new Map<string, number>();
  for (const { readings } of read) for (const { value } of readings) votes.set(value, (votes.get(value) ?? 0) + 1);
  return read.flatMap(({ start, limit, readings: own }): FoundDoi[] => {
    const readings = own.sort((a, b) => (votes.get(b.value) ?? 0) - (votes.get(a.value) ?? 0));
    const [best] = readings;
    if (!best) return [];
    const end = start.isAddress ? endOfAddress(text, best.end, limit) : best.end;
    return [{ start: start.lead, end, written: text.slice(start.at, best.end), readings }];
  });
}

/** An address goes on to its white space: what a site adds to the DOI is part of it. */
function endOfAddress(text: string, end: number, limit: number): number {
  const ahead = text.slice(end, Math.min(limit, end + 300));
  const rest = /^(?:[?#&/]|\.(?=[a-z]{3,4}\b)|v\d)[^\s"“”<>{}()[\]|]{0,300}/i.exec(ahead)?.[0] ?? '';
  return end + stripEnd(rest, '.,;:').length;
}
