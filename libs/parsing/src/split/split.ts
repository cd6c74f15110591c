import type { Span } from '@veracite/model/reference';
import { furnitureAmong } from './furniture';
import { isHeading } from './headings';
import { beginsEntry, byIndent, hasBlocks, isWrapped } from './layout';
import { linesOf, type Line } from './lines';
import { numberedParts } from './numbered-parts';
import { group, type Bounds } from './parts';
import { cutSeveral } from './several';

/** One entry of a pasted list. */
export interface Part extends Bounds {
  /** Stretches inside that belong to the page: its number, a running head. */
  holes: Span[];
}

/**
 * Where the entries of a pasted list begin and end: by numbering, blank lines, indent, or, when lines were broken
 * by a printer's width, by what the lines look like. Headings and what belongs to the page are left out.
 */
export function splitText(text: string): Part[] {
  const all = linesOf(text);
  const furniture = furnitureAmong(all);
  const lines = all
    .filter((line, i) => !furniture.has(line) && !(line.isBlank && isBesidePageBreak(all, i, furniture)))
    .map((line) => (isHeading(line.text) ? { ...line, text: '', isBlank: true, isHeading: true } : line));
  const between = [...furniture, ...lines.filter((line) => line.isHeading)].sort((a, b) => a.start - b.start);
  return boundsOf(text, lines)
    .flatMap((part) => cutSeveral(text, part))
    .map((part) => ({
      ...part,
      holes: between.filter(({ start, end }) => start > part.start && end < part.end),
    }));
}

/** The blank lines around a page's number and head are the page's, and part no entries. */
function isBesidePageBreak(all: readonly Line[], at: number, furniture: ReadonlySet<Line>): boolean {
  return [all[at - 1], all[at + 1]].some((line) => line !== undefined && furniture.has(line) && /\d/.test(line.text));
}

function boundsOf(text: string, lines: readonly Line[]): Bounds[] {
  const filled = lines.filter((line) => !line.isBlank);
  if (filled.length === 0) return [];
  const numbered = numberedParts(text, lines);
  if (numbered) return numbered;
  if (hasBlocks(lines)) return group(lines, (_, previous) => previous === undefined || previous.isBlank);
  const isIndented = byIndent(filled);
  if (isIndented) return group(lines, isIndented);
  if (isWrapped(filled)) return group(lines, beginsEntry).map((part) => ({ ...part, isDoubtful: true }));
  return group(lines, () => true);
}
