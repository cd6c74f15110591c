import { labelOf, type EntryLabel } from './label';
import { nextInside } from './glued';
import type { Line } from './lines';
import { numberedStarts, type Starts } from './numbering';
import { group, type Bounds } from './parts';

/** Entries of a numbered or bulleted list; undefined when it is no such list. */
export function numberedParts(text: string, lines: readonly Line[]): Bounds[] | undefined {
  const filled = lines.filter((line) => !line.isBlank);
  const starts = numberedStarts(filled) ?? oneLine(filled);
  if (!starts) return undefined;
  const parts = group(lines, (line) => starts.has(line));
  const labels = [...starts.values()];
  const [first] = parts;
  // What stands before the first number is a title or a sentence, unless it has a year as a reference has.
  const hasPreface = parts.length > labels.length;
  if (first && hasPreface && !/(?:1[5-9]|20)\d{2}/.test(text.slice(first.start, first.end))) parts.shift();
  const unnumbered = parts.length - labels.length;
  return parts.flatMap((part, i) => {
    const label = labels[i - unnumbered];
    return label ? cutGlued(text, { ...part, lead: label.length }, label) : [part];
  });
}

/** A list whose line breaks are all lost: "[1] Smith … [2] Jones …". */
function oneLine([line]: readonly Line[]): Starts | undefined {
  const label = line && labelOf(line.text);
  return label && nextInside(line.text, label) !== undefined ? new Map([[line, label]]) : undefined;
}

/** An entry, and those behind it on the same line. */
function cutGlued(text: string, whole: Bounds, label: EntryLabel): Bounds[] {
  const parts: Bounds[] = [];
  let part = whole;
  let number = label.number;
  for (;;) {
    const entry = text.slice(part.start, part.end);
    const body = entry.slice(part.lead);
    // A number may stand on a line of its own: white space behind it goes with it.
    const lead = part.lead + body.length - body.trimStart().length;
    const at = number === undefined ? undefined : nextInside(entry, { ...label, number, length: lead });
    const end = part.start + (at === undefined ? entry : entry.slice(0, at).trimEnd()).length;
    if (part.start + lead < end) parts.push({ ...part, lead, end });
    if (at === undefined || number === undefined) return parts;
    number += 1;
    part = { ...part, start: part.start + at, lead: labelOf(entry.slice(at))?.length ?? 0 };
  }
}
