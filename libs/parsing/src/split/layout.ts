import type { Line } from './lines';
import { looksFinished, looksLikeStart } from './looks';

/** Wider lines than these were not broken by a printer. Characters. */
const WIDEST = 140;

/** Blank lines between entries, and more than one line in some entry. */
export function hasBlocks(lines: readonly Line[]): boolean {
  let blanks = 0;
  let gaps = 0;
  let joined = 0;
  let whole = 0;
  let previous: Line | undefined;
  for (const line of lines) {
    // A heading parts entries, and is no sign that blank lines do.
    if (line.isBlank) gaps += previous && !line.isHeading ? 1 : 0;
    else {
      blanks += gaps;
      gaps = 0;
      if (previous?.isBlank === false) {
        joined += 1;
        if (looksLikeStart(line.text) && looksFinished(previous.text)) whole += 1;
      }
    }
    previous = line;
  }
  // Lines that each look whole are a list that happens to have gaps.
  return blanks > 0 && joined > 0 && whole < joined * 0.6;
}

/** Entries that stand out to the left (a hanging indent), or whose first lines alone are indented, as paragraphs are. */
export function byIndent(lines: readonly Line[]): ((line: Line) => boolean) | undefined {
  const indents = lines.map((line) => line.indent);
  const least = indents.reduce((a, b) => Math.min(a, b), Infinity);
  const first = indents[0] ?? 0;
  if (first === least)
    return indents.some((indent) => indent - least >= 2) ? (line) => line.indent <= least : undefined;
  return first - least >= 2 && indents[1] === least ? (line) => line.indent >= first : undefined;
}

/** Lines are filled to a printer's width, and not every one begins like a reference. */
export function isWrapped(lines: readonly Line[]): boolean {
  if (lines.length < 2 || lines.some((line) => line.text.length > WIDEST)) return false;
  return lines.some((line, i) => i > 0 && !beginsEntry(line, lines[i - 1]));
}

/** By the look of two lines alone. */
export function beginsEntry(line: Line, previous: Line | undefined): boolean {
  if (!previous || previous.isHeading) return true;
  return (previous.isBlank || looksFinished(previous.text)) && looksLikeStart(line.text);
}
