/**
 * How often the verdicts are true: `npm run eval:truth [-- --develop] [--every N] [--share N] [--show WORD]`.
 * Every reference is read by the parser and goes the product's own way: real connectors asking over HTTP, databases
 * played on this machine over all works. Rows are halved by the hash of their work: one half to develop on, the other
 * reported. `--every` takes one string of N of the large matching sets, `--share` one row of N of the others, `--only rows|strings` one part of it all, `--show`
 * prints the rows that failed in the groups whose name has the word.
 */
import type { Match } from '@veracite/model/evidence';
import type { Verdict } from '@veracite/model/verdict';
import { parseOne } from '@veracite/parsing/parse';
import { openAsking, type Asking } from './ask';
import { calibrationError, Counts, foundBy, isRight, isWorkOf, percent, STATUSES_SHOWN } from './measure';
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
const share = Number(option('share') ?? 1);
const only = option('only');
const show = option('show');

const folder = sharedFolder();
if (folder === undefined)
  console.log('Not measured: no measuring data beside the checkout (VERACITE_SHARED names them).');
else await measure(folder);

async function measure(data: string): Promise<void> {
  const world = buildWorld(data);
  const rows = world.rows.filter((row) => hashOf(row.id) % 2 === half && hashOf(`${row.id} share`) % share === 0);
  const strings = world.strings.filter((row) => hashOf(row.id) % 2 === half && hashOf(row.text) % every === 0);
  const asking = await openAsking(world);
  console.log(`${world.works.length} works; ${half === 0 ? 'develop' : 'reported'} half`);
  const start = Date.now();
  const asked =
    (only === 'strings' ? 0 : await onRows(rows, asking)) + (only === 'rows' ? 0 : await onStrings(strings, asking));
  console.log(
    `${((1000 * asked) / (Date.now() - start)).toFixed(0)} references a second, databases played in this process`,
  );
  await asking.close();
}

async function onRows(rows: Row[], asking: Asking): Promise<number> {
  const counts = new Counts();
  const told: { confidence: number; right: boolean }[] = [];
  const written = rows.flatMap((row) => Object.entries(row.texts).map(([style, text]) => ({ row, style, text })));
  const results = await asking.all(written.map(({ text }) => parseOne(text, { now: NOW })));
  written.forEach(({ row, style, text }, at) => {
    const verdict = results[at]?.verdict;
    if (!verdict) return;
    const right = isRight(row, verdict);
    if (right !== undefined) told.push({ confidence: verdict.confidence, right });
    const bad = row.truth === 'real' ? verdict.status !== 'valid' : verdict.status === 'valid';
    const kinds = [`${row.set} / ${row.kind} / all`, `${row.set} / ${row.kind} / ${style}`];
    for (const group of [...kinds, `all ${row.truth} / all`, `all ${row.truth} / ${style}`])
      counts.add(group, verdict.status);
    if (bad) reveal(`${row.set} / ${row.kind} / ${style}`, text, verdict);
  });
  console.log(
    `\n${'set / kind / written as'.padEnd(62)}${'rows'.padStart(6)}${STATUSES_SHOWN.map((status) => status.padStart(12)).join('')}`,
  );
  for (const group of counts.groups()) {
    const cells = STATUSES_SHOWN.map((status) => percent(counts.of(group, status), counts.total(group)).padStart(12));
    console.log(`${group.padEnd(62)}${String(counts.total(group)).padStart(6)}${cells.join('')}`);
  }
  console.log(`expected calibration error ${calibrationError(told).toFixed(3)} over ${told.length} verdicts`);
  return written.length;
}

async function onStrings(strings: StringRow[], asking: Asking): Promise<number> {
  const counts = new Counts();
  const results = await asking.all(strings.map(({ text }) => parseOne(text, { now: NOW })));
  strings.forEach((row, at) => {
    const verdict = results[at]?.verdict;
    if (!verdict) return;
    const found = foundBy(row, verdict);
    for (const group of [`${row.set} / ${row.style}`, `all / ${classOf(row)}`]) {
      counts.add(group, found);
      counts.add(group, verdict.status === 'fake' ? 'called fake' : 'not called fake');
    }
    if (found === 'right' || found === 'refused') return;
    const met = results[at]?.matches.find((match) => isWorkOf(row, match));
    reveal(`${row.set} / ${row.style}`, row.text, verdict, met);
  });
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

/** The kinds of string that the aims speak of. */
function classOf({ set, style }: StringRow): string {
  if (set === 'crossref-absent' || set === 'crossref-real') return 'absent';
  if (/noise|scrambled/.test(style)) return 'noisy and scrambled';
  if (style.startsWith('degraded')) return 'degraded';
  return /chemical|physics|without-titles/.test(style) ? 'without titles' : 'clean, with titles';
}

/** @param met the true work as it was compared, where it was met at all */
function reveal(group: string, text: string, verdict: Verdict, met?: Match): void {
  if (show === undefined || !group.includes(show)) return;
  console.log(`--- ${group}: ${verdict.status}\n${text.slice(0, 400)}`);
  for (const { sentence } of verdict.reasons) console.log(`    ${sentence}`);
  if (met) console.log(`    met: ${met.evidence.map(({ field, agreement }) => `${field} ${agreement}`).join(', ')}`);
}
