import type { Span } from '@veracite/model/reference';
import { labelOf } from './label';
import type { Line } from './lines';

/** Where an entry stands. */
export interface Bounds extends Span {
  /** Characters at its beginning that are numbering. */
  lead: number;
  /** The split here is a guess. */
  isDoubtful?: boolean;
}

/** Entries from the lines that begin one; `previous` is the line above, blank or not. */
export function group(lines: readonly Line[], starts: (line: Line, previous: Line | undefined) => boolean): Bounds[] {
  const parts: Bounds[] = [];
  lines.forEach((line, i) => {
    if (line.isBlank) return;
    const last = parts.at(-1);
    if (last && !starts(line, lines[i - 1])) last.end = line.end;
    else parts.push({ start: line.start, end: line.end, lead: labelOf(line.text)?.length ?? 0 });
  });
  return parts;
}
