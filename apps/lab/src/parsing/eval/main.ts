/**
 * Measures the parser of plain references on the part of the labeled sets that was not used for training.
 * `npm run eval:parsing -- [--part dev|test] [--set anystyle-gold] [--wrong title]`: `--wrong` prints the errors of a field.
 */
import { readdirSync, statSync } from 'node:fs';
import { measuringData } from '../../harness/data';
import { readOptions } from '../../harness/options';
import { table } from '../../harness/table';
import type { Part } from '../../harness/parts';
import { parseOne } from '@veracite/parsing/parse';
import { MEASURED_ON } from '../train/data-files';
import { hostileLines } from '@veracite/testing/hostile-lines';
import { count, emptyTallies, micro, SCORED, scores, type Scored, type Tallies } from './score';
import { lastAuthors } from './last-author';
import { cases, valuesOf } from './cases';
import { typeReport } from './work-types';

interface Counted {
  tallies: Tallies;
  references: number;
}

const options = readOptions({ part: 'test', set: undefined, wrong: undefined });
measuringData(MEASURED_ON);
const { set: only } = options;
const part = options.part as Part;
const shown = options.wrong as Scored | undefined;
const now = new Date('2026-01-01');
const bySet = new Map<string, Counted>();
const all = [...cases(part)].filter((item) => !only || item.set === only);
// Warms up: loads the model and compiles the code.
for (const { text } of all.slice(0, 2000)) parseOne(text, { now });
const began = process.cpuUsage();
const references = all.map(({ text }) => parseOne(text, { now }));
// CPU time is affected little by other processes.
const seconds = process.cpuUsage(began).user / 1e6;

all.forEach((item, i) => {
  const reference = references[i];
  if (!reference) return;
  const entry = bySet.get(item.set) ?? { tallies: emptyTallies(), references: 0 };
  bySet.set(item.set, entry);
  entry.references += 1;
  const given = valuesOf(reference, item);
  const wrong = count(entry.tallies, item.gold, given);
  if (shown && wrong.includes(shown))
    console.log(`${item.set}\t${item.text}\n\ttruth ${item.gold[shown] ?? '–'}\n\tgiven ${given[shown] ?? '–'}`);
});

const percent = (value: number): string => (100 * value).toFixed(1);
console.log(`part "${part}": F1 soft (exact) for each field, in per cent`);
const rows = [...bySet].map(([set, { tallies, references: n }]) => {
  const sum = micro(tallies);
  const soft = scores(sum, sum.soft);
  const fields = SCORED.map((field) => {
    const { gold, soft, exact } = tallies[field];
    const f1 = (right: number): string => percent(scores(tallies[field], right).f1);
    return gold ? `${f1(soft)} (${f1(exact)})` : '–';
  });
  const shares = [soft.precision, soft.recall, soft.f1, scores(sum, sum.exact).f1].map(percent);
  return [set, String(n), ...shares, ...fields];
});
console.log(table(['set', 'references', 'precision', 'recall', 'F1 soft', 'F1 exact', ...SCORED], rows));
console.log(
  `${all.length} references in ${seconds.toFixed(2)} s: ${Math.round(all.length / seconds)} a second on one core`,
);
if (!only) {
  console.log('kind of work: references, right in per cent, taken for');
  for (const line of typeReport(part)) console.log(line);
  for (const line of lastAuthors(now)) console.log(line);
}
const size = readdirSync('libs/parsing/data').reduce(
  (sum, name) => sum + statSync(`libs/parsing/data/${name}`).size,
  0,
);
console.log(`data: ${(size / 1e6).toFixed(2)} MB`);
// CPU time, the best of three runs, because the first run includes compilation.
const slowest = Math.max(
  ...hostileLines().map((line) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = process.cpuUsage();
        parseOne(line, { now });
        return process.cpuUsage(start).user / 1000;
      }),
    ),
  ),
);
console.log(`200 hostile lines: slowest ${slowest.toFixed(1)} ms`);
