import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { CslItem } from '@veracite/model/csl';
import { normaliseDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { Pool } from 'pg';
import { createLibrary } from '../src/create';
import { linesOf } from '../src/import/open';
import { KINDS, type Kind } from './queries';
import { writeWorks } from './write-works';

const flag = process.argv.indexOf('--works');
const COUNT = flag > 0 ? Number(process.argv[flag + 1]) : 100_000;
const folder = mkdtempSync(path.join(tmpdir(), 'veracite-works-'));
const file = path.join(folder, 'works.jsonl.gz');
const sample = await writeWorks(file, COUNT);
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });
const library = await createLibrary(pool);

async function* works(): AsyncGenerator<Work> {
  const bytes = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
  for await (const line of linesOf(bytes)) {
    const csl = JSON.parse(line) as CslItem;
    const doi = normaliseDoi(csl.DOI ?? '');
    yield { key: `bench:${csl.id}`, csl, identifiers: doi ? { doi } : {}, standing: 'current' };
  }
}

let start = performance.now();
const added = await library.add('bench', works());
const seconds = (performance.now() - start) / 1000;
console.log(`${added.added} added, ${added.replaced} replaced, ${added.refused} refused: ${Math.round(COUNT / seconds)} works/s`);
await pool.query('vacuum analyze');
const { rows } = await pool.query<{ name: string; size: string }>(
  `select relname as name, pg_total_relation_size(oid) as size from pg_class
   where relname like 'library\\_%' and relkind = 'r' order by 2 desc`,
);
const total = rows.reduce((sum, { size }) => sum + Number(size), 0);
console.log(`${Math.round(total / added.added)} bytes a work: ${rows.filter(({ size }) => Number(size) > total / 100).map(({ name, size }) => `${name} ${Math.round(Number(size) / added.added)}`).join(', ')}`);

for (const kind of KINDS) console.log(await measured(kind));
await pool.end();
rmSync(folder, { recursive: true });

async function measured({ name, of, queryOf }: Kind): Promise<string> {
  const asked = sample.filter((csl) => of?.(csl) ?? true);
  const queries = asked.map(queryOf);
  await library.searchMany(queries.slice(0, 200));
  start = performance.now();
  const found = await library.searchMany(queries);
  const rate = Math.round((asked.length / (performance.now() - start)) * 1000);
  const isOf = (work: Work | undefined, csl: CslItem | undefined) =>
    work?.csl.title?.toLowerCase() === csl?.title?.toLowerCase();
  const first = found.filter((list, at) => isOf(list[0], asked[at])).length;
  const any = found.filter((list, at) => list.some((work) => isOf(work, asked[at]))).length;
  const times: number[] = [];
  for (const query of queries.slice(0, 400)) {
    start = performance.now();
    await library.search(query);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
  const share = (n: number) => (n / asked.length).toFixed(4);
  return `${name}: ${rate}/s, single p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, first ${share(first)}, among five ${share(any)} (n=${asked.length})`;
}
