import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../../facts');

/**
 * The rows of `libs/reputation/facts/<name>.tsv`, by the names in its first line; a cell left out at the end is empty.
 * @throws when the file is missing: the product is not whole then
 */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const [head = '', ...lines] = readFileSync(path.join(FOLDER, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t') as Column[];
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<Column, string>;
  });
}
