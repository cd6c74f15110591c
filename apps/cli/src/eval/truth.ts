import type { Status } from '@veracite/model/verdict';
import { check } from './check';
import { parseOne } from './read';
import { hashOf, sharedFolder } from './shared-data';
import { buildWorld } from './world';
const folder = sharedFolder();
if (!folder) { console.log('skipped'); process.exit(0); }
const half = process.argv.includes('--report') ? 1 : 0;
const show = process.argv.find((a) => a.startsWith('--show='))?.slice(7);
const t0 = Date.now();
const world = buildWorld(folder);
console.log('world', world.catalogue.size, Date.now() - t0, 'ms');
const table = new Map<string, Record<Status | 'n', number>>();
let n = 0; const t1 = Date.now();
for (const row of world.rows) {
  if (hashOf(row.id) % 2 !== half) continue;
  for (const [rendering, text] of Object.entries(row.texts)) {
    if (process.argv.includes('--bib') && rendering !== 'bibtex' && row.texts['bibtex']) continue;
    const ref = parseOne(text);
    const { verdict } = check(ref, world.catalogue);
    n += 1;
    const key = `${row.set} ${row.kind} ${rendering}`;
    const cell = table.get(key) ?? { n: 0, valid: 0, incomplete: 0, fake: 0, unknown: 0 };
    cell.n += 1; cell[verdict.status] += 1; table.set(key, cell);
    const bad = row.truth === 'real' ? verdict.status !== 'valid' : verdict.status === 'valid';
    if (show && bad && key.includes(show)) {
      console.log('---', row.id, verdict.status, verdict.confidence.toFixed(2)); console.log(text.slice(0, 500));
      console.log('   ', verdict.reasons.map((r) => r.code + ': ' + r.sentence).join(' | '));
      console.log('   ', JSON.stringify(verdict.match?.candidate.work.csl ?? {}).slice(0, 400));
    }
  }
}
for (const [key, cell] of [...table].sort()) console.log(key.padEnd(60), JSON.stringify(cell));
console.log('refs/s', (n / (Date.now() - t1)) * 1000);
