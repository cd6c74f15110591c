import { identifies } from '@veracite/verdict/identity';
import { viewOf } from '@veracite/verdict/view';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { check } from './check';
import { parseOne } from './read';
import { hashOf, sharedFolder } from './shared-data';
import { buildWorld } from './world';
const folder = sharedFolder() ?? '';
const half = process.argv.includes('--report') ? 1 : 0;
const show = process.argv.find((a) => a.startsWith('--show='))?.slice(7);
const every = Number(process.argv.find((a) => a.startsWith('--every='))?.slice(8) ?? 20);
const t0 = Date.now();
const world = buildWorld(folder);
console.log('world', world.catalogue.size, Date.now() - t0, 'ms');
const table = new Map<string, Record<string, number>>();
let n = 0; const t1 = Date.now();
for (const row of world.strings) {
  if (hashOf(row.id) % 2 !== half || hashOf(row.text) % every !== 0) continue;
  const ref = parseOne(row.text);
  const { verdict, matches } = check(ref, world.catalogue);
  n += 1;
  const best = verdict.match;
  const work = best?.candidate.work;
  const right = work && ((row.doi && work.identifiers.doi === row.doi) || (row.title && titleFingerprint(work.csl.title ?? '') === titleFingerprint(row.title)));
  const outcome = row.doi || row.title ? (right ? 'right' : best ? 'wrong' : 'none') : best ? 'false' : 'refused';
  const key = `${row.set} ${row.style}`;
  const cell = table.get(key) ?? {};
  cell[outcome] = (cell[outcome] ?? 0) + 1; cell[verdict.status] = (cell[verdict.status] ?? 0) + 1; table.set(key, cell);
  if (show && key.includes(show) && ['wrong', 'none', 'false'].includes(outcome)) {
    console.log('---', outcome, row.id, verdict.status); console.log(row.text.slice(0, 400));
    const target = matches.find((m) => m.candidate.work.identifiers.doi === row.doi);
    const shown = target ?? matches[0];
    console.log('   target in candidates', !!target, target?.probability, target && identifies(viewOf(target)));
    for (const m of [shown, best]) if (m) console.log('   ', JSON.stringify(m.candidate.work.csl).slice(0, 330), '\n    ', m.evidence.map((e) => `${e.field}:${e.agreement}:${e.code ?? ''}:${e.likeness?.toFixed(2) ?? ''}`).join(' '));
  }
}
for (const [key, cell] of [...table].sort()) console.log(key.padEnd(60), JSON.stringify(cell));
console.log('refs/s', (n / (Date.now() - t1)) * 1000);
