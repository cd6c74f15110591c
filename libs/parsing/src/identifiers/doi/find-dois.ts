import { stripEnd } from '../../strip';
import { readingsAt, type Reading } from './readings';
import { SHAPES, type Shapes } from './shapes';
import { startsOf } from './starts';

/** The beginning of an ISBN with hyphens. A number that begins with 978 or 979 may be a whole DOI ("10.17226/9781"). */
const ISBN = /^b?97[89]-[\d-]*$/;
const ISBN_DIGITS = 13;

export interface FoundDoi {
  /** Start of the DOI, including "doi:" or a URL before it. */
  start: number;
  /** End of the DOI, or of the URL that contains it. */
  end: number;
  /** As written, from "10." to the end of the best reading. */
  written: string;
  /** Possible readings, the best first; none if the DOI is cut off. */
  readings: Reading[];
}

export interface ScanOptions {
  /** Returns whether a printed line ended at this position; by default at line breaks. */
  brokenAt?: (index: number) => boolean;
  shapes?: Shapes;
}

/** Finds all DOIs in a text, in order. A reading that also occurs elsewhere in the text is preferred. */
export function findDois(text: string, scanning: ScanOptions = {}): FoundDoi[] {
  if (!/10\s{0,12}\./.test(text)) return [];
  const shapes = scanning.shapes ?? SHAPES;
  const brokenAt = scanning.brokenAt ?? ((index) => text.charAt(index) === '\n' || text.charAt(index) === '\r');
  const starts = startsOf(text, shapes, brokenAt);
  const read = starts.map((start, i) => {
    const limit = starts[i + 1]?.lead ?? text.length;
    return { start, limit, readings: readingsAt(text, start, limit, brokenAt, shapes) };
  });
  const votes = new Map<string, number>();
  for (const { readings } of read) for (const { value } of readings) votes.set(value, (votes.get(value) ?? 0) + 1);
  return read.flatMap(({ start, limit, readings: own }): FoundDoi[] => {
    const readings = own.sort((a, b) => (votes.get(b.value) ?? 0) - (votes.get(a.value) ?? 0));
    const [first] = readings;
    if (!first) return [];
    const whole = readings.filter((reading) => endOfCut(text, reading) === undefined);
    const [best = { end: endOfCut(text, first) ?? first.end }] = whole;
    const end = start.isAddress ? endOfAddress(text, best.end, limit) : best.end;
    return [{ start: start.lead, end, written: text.slice(start.at, best.end), readings: whole }];
  });
}

/** Returns the end of a URL, including what a site adds after the DOI. */
function endOfAddress(text: string, end: number, limit: number): number {
  const ahead = text.slice(end, Math.min(limit, end + 300));
  const rest = /^(?:[?#&/]|\.(?=[a-z]{3,4}\b)|v\d)[^\s"“”<>{}()[\]|]{0,300}/i.exec(ahead)?.[0] ?? '';
  return end + stripEnd(rest, '.,;:').length;
}

/** Returns the end of a DOI that is cut off within an ISBN, with a hyphen there; undefined if the DOI is whole. */
function endOfCut(text: string, { value, end }: Reading): number | undefined {
  const hyphen = /^[\u00ad\p{Pd}]/u.exec(text.slice(end, end + 1))?.[0] ?? '';
  const suffix = value.slice(value.indexOf('/') + 1) + (hyphen && '-');
  const isCut = ISBN.test(suffix) && suffix.replace(/\D/g, '').length < ISBN_DIGITS;
  return isCut ? end + hyphen.length : undefined;
}
