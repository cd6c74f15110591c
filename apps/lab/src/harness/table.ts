/** A table in Markdown: the first column to the left, all others to the right, padded so that it reads well as it is. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, index) => Math.max(title.length, 3, ...rows.map((row) => (row[index] ?? '').length)));
  const line = (cells: string[]) =>
    `| ${widths.map((width, index) => pad(cells[index] ?? '', width, index === 0)).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function pad(text: string, width: number, left: boolean): string {
  return left ? text.padEnd(width) : text.padStart(width);
}
