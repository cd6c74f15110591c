/**
 * References that are hard to judge, each for a named trap, through the whole pipeline over databases played on this
 * machine: `npm run eval:hard [-- --only KIND]`. Works and references are of our own making or facts of public works
 * (hard/*.json, one file for each kind of work).
 */
import { hardTable, judgeHard } from './hard/table';
import { Counts, percent } from '../harness/figures';
import { readOptions } from '../harness/options';
import { table } from '../harness/table';
import { printReasons } from './print-reasons';

const { only } = readOptions({ only: '' });
const hard = hardTable();
const judged = await judgeHard({ ...hard, rows: hard.rows.filter(({ kind }) => kind.includes(only)) });
const counts = new Counts();
for (const { row, result, met, isRight } of judged) {
  for (const group of ['all', `kind: ${row.kind}`, `language: ${row.language}`])
    counts.add(group, isRight ? 'right' : 'wrong');
  if (isRight) continue;
  const { status, reasons } = result.verdict;
  console.log(`${row.kind}, ${row.trap}: ${status} (${met ?? 'no work'}) for ${row.status.join(' or ')}, ${row.why}`);
  console.log(`    ${row.text}`);
  printReasons(reasons);
}
const cells = (group: string) => [
  group,
  String(counts.total(group)),
  String(counts.of(group, 'right')),
  percent(counts.of(group, 'right'), counts.total(group)),
];
console.log(`\n${table(['references', 'count', 'right', 'share'], counts.groups().map(cells))}`);
