import type { Span } from '@veracite/model/reference';

/** The position of an entry in its file: lines and columns from 1, columns in UTF-16 units, the end after the last character. */
export interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Returns a function that finds positions in a text. Lines end with LF, CR LF, or CR. */
export function positionFinder(text: string): (span: Span) => Place {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  const at = (offset: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return ({ start, end }) => {
    const [first, last] = [at(start), at(end)];
    return { ...first, endLine: last.line, endColumn: last.column };
  };
}
