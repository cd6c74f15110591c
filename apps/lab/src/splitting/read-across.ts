/** Lines of a column on a page. */
const PAGE = 46;
/** A list of fewer lines is set in one column of the two. */
const FEWEST = 10;

/**
 * The lines of a list as two columns that were copied across: each line of the left one with its neighbor of the right
 * one, padded to one width or with a gap of one width; a form feed between pages.
 */
export function readAcross(text: string, random: () => number): { pasted: string } {
  const lines = text.trimEnd().split('\n');
  if (lines.length < FEWEST) return { pasted: text };
  const gap = 3 + Math.floor(random() * 5);
  const width = Math.max(...lines.map(({ length }) => length)) + gap;
  const isPadded = random() < 0.7;
  const pages: string[] = [];
  for (let from = 0; from < lines.length; from += 2 * PAGE) {
    const page = lines.slice(from, from + 2 * PAGE);
    const height = Math.ceil(page.length / 2);
    const rows = page.slice(0, height).map((left, i) => {
      const right = page[height + i];
      if (right === undefined) return left;
      return (isPadded ? left.padEnd(width) : left + ' '.repeat(gap)) + right;
    });
    pages.push(rows.join('\n'));
  }
  return { pasted: pages.join('\f') };
}
