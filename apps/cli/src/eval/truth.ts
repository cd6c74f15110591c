/**
 * How often the verdicts are true: `npm run eval:truth [-- --develop] [--every N] [--show WORD]`.
 * Every reference is read by the parser, searched for among all works of the catalogue (every database answering), and
 * judged. Rows are halved by the hash of their work: one half to develop on, the other reported. `--every` takes one
 * string of N of the large matching sets, `--show` prints the rows that failed in the groups whose name has the word.
 */
import { parseOne } from '@veracite/parsing/parse';
import type { Verdict } from '@veracite/model/verdict';
import type { Catalogue } from './catalogue';
import { check } from './check';
import { calibrationError, Counts, foundBy, isRight, percent, STATUSES_SHOWN } from './measure';
import type { Row, StringRow } from './rows';
import { hashOf, sharedFolder } from './shared-data';
import { buildWorld } from './world';

const NOW = new Date('2026-11-21');
const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const half = process.argv.includes('--develop') ? 0 : 1;
const every = Number(option('every') ?? 8);
const show = option('show');

const folder = sharedFolder();
if (folder === undefined)
  console.log('Not measured: no measuring data beside the checkout (VERACITE_SHARED names them).');
else measure(folder);

function measure(data: string): void {
  const world = buildWorld(data);
  const rows = world.rows.filter((row) => hashOf(row.id) % 2 === half);
  const strings = world.strings.filter((row) => hashOf(row.id) % 2 === half && hashOf(row.text) % every === 0);
  console.log(`${world.catalogue.size} works; ${half === 0 ? 'develop' : 'reported'} half`);
  const start = Date.now();
  const asked = onRows(rows, world.catalogue) + onStrings(strings, world.catalogue);
  console.log(`${((1000 * asked) / (Date.now() - start)).toFixed(0)} references a second, one process`);
}

function onRows(rows: Row[], catalogue: Catalogue): number {
  const counts = new Counts();
  const told: { confidence: number; right: boolean }[] = [];
  let asked = 0;
  for (const row of rows) {
    for (const [rendering, text] of Object.entries(row.texts)) {
      const { verdict } = check(parseOne(text, { now: NOW }), catalogue);
      const right = isRight(row, verdict);
      asked += 1;
      if (right !== undefined) told.push({ confidence: verdict.confidence, right });
      const bad = row.truth === 'real' ? verdict.status !== 'valid' : verdict.status === 'valid';
      for (const group of [`${row.set} / ${row.kind} / ${rendering}`, `all ${row.truth} / ${rendering}`]) {
        counts.add(group, verdict.status);
        if (bad) reveal(group, text, verdict);
      }
    }
  }
  console.log(
    `\n${'set / kind / written as'.padEnd(62)}${'rows'.padStart(6)}${STATUSES_SHOWN.map((status) => status.padStart(12)).join('')}`,
  );
  for (const group of counts.groups()) {
    const cells = STATUSES_SHOWN.map((status) => percent(counts.of(group, status), counts.total(group)).padStart(12));
    console.log(`${group.padEnd(62)}${String(counts.total(group)).padStart(6)}${cells.join('')}`);
  }
  console.log(`expected calibration error ${calibrationError(told).toFixed(3)} over ${told.length} verdicts`);
  return asked;
}

function onStrings(strings: StringRow[], catalogue: Catalogue): number {
  const counts = new Counts();
  for (const row of strings) {
    const { verdict } = check(parseOne(row.text, { now: NOW }), catalogue);
    const group = `${row.set} / ${row.style}`;
    const found = foundBy(row, verdict);
    counts.add(group, found);
    counts.add(group, verdict.status === 'fake' ? 'called fake' : 'not called fake');
    if (found !== 'right' && found !== 'refused') reveal(group, row.text, verdict);
  }
  console.log(
    `\n${'set / style'.padEnd(62)}${'rows'.padStart(6)}   precision    recall        F1   refused  called fake`,
  );
  for (const group of counts.groups()) {
    const rows = counts.total(group) / 2;
    const right = counts.of(group, 'right');
    const answered = right + counts.of(group, 'wrong') + counts.of(group, 'false');
    const known = right + counts.of(group, 'wrong') + counts.of(group, 'none');
    const f1 = answered + known === 0 ? 0 : (2 * right) / (answered + known);
    const cells = [percent(right, answered), percent(right, known), known === 0 ? '–' : f1.toFixed(3)];
    cells.push(percent(counts.of(group, 'refused'), rows - known), percent(counts.of(group, 'called fake'), rows));
    console.log(`${group.padEnd(62)}${String(rows).padStart(6)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  }
  return strings.length;
}

function reveal(group: string, text: string, verdict: Verdict): void {
  if (show === undefined || !group.includes(show)) return;
  console.log(`--- ${group}: ${verdict.status}\n${text.slice(0, 400)}`);
  for (const { sentence } of verdict.reasons) console.log(`    ${sentence}`);
}
