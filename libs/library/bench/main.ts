import type { CslItem } from '@veracite/model/csl';
import { yearOf } from '@veracite/model/csl';
import { normaliseDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { measuringData } from '@veracite/testing/measuring/data';
import { Pool } from 'pg';
import { createLibrary } from '../src/create';
import type { LibraryQuery } from '../src/port';
import { hash53 } from '../src/index/hash';

/**
 * Speed and recall of the local library over real works: `npm run bench:library -- [--works N]`. Every query is made from a work by damaging it, the same way in every run.
 */
const LISTS = [
  'acl-anthology',
  'ai-hci-conferences',
  'crossref-2022',
  'linguistics',
  'ml-conferences',
  'physics-journals',
  'printing-history-tex',
  'syriac-studies',
].map((list) => `works/${list}.jsonl.gz`);
const data = measuringData(LISTS);
const flag = process.argv.indexOf('--works');
const MAX = flag > 0 ? Number(process.argv[flag + 1]) : Infinity;
const QUERIES = 2000;

const sample: Work[] = [];
async function* works(): AsyncGenerator<Work> {
  let n = 0;
  for (const list of LISTS) {
    for (const csl of data.rows<CslItem>(list)) {
      if (n >= MAX) return;
      const doi = normaliseDoi(csl.DOI ?? '');
      const work: Work = { key: `bench:${n}`, csl, identifiers: doi ? { doi } : {}, standing: 'current' };
      if (hash53(JSON.stringify(csl)) % (data.isSample ? 2 : 150) === 0 && csl.author?.length && yearOf(csl))
        sample.push(work);
      n += 1;
      yield work;
    }
  }
}

/** A letter of every fifth word of four letters and more changed, and one word in eight left out. */
function damaged(title: string): string {
  return title
    .split(' ')
    .filter((word, at, all) => all.length < 5 || hash53(`${title}${at}`) % 8 !== 0)
    .map((word, at) =>
      word.length > 3 && hash53(`${word}${at}`) % 5 === 0 ? `${word.slice(0, 2)}x${word.slice(3)}` : word,
    )
    .join(' ');
}

const QUERIES_BY_KIND: Record<string, (work: Work) => LibraryQuery> = {
  'title, author, year': ({ csl }) => ({ title: csl.title, authors: csl.author, year: yearOf(csl) }),
  'damaged title, author, year': ({ csl }) => ({
    title: damaged(csl.title ?? ''),
    authors: csl.author,
    year: yearOf(csl),
  }),
  'bare text, damaged': ({ csl }) => ({
    raw: `${csl.author?.map((name) => name.family ?? name.literal).join(', ')} (${yearOf(csl)}). ${damaged(csl.title ?? '')}. ${csl['container-title'] ?? csl.publisher ?? ''} ${csl.volume ?? ''}, ${csl.page ?? ''}.`,
  }),
};

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 4 });
const library = await createLibrary(pool);
let start = performance.now();
const added = await library.add('bench', works());
const seconds = (performance.now() - start) / 1000;
console.log(
  `added ${added.added}, replaced ${added.replaced}: ${Math.round((added.added + added.replaced) / seconds)} works/s`,
);
await pool.query('vacuum analyze library_keys');
await pool.query('vacuum analyze library_works');
const size = await pool.query<{ size: string }>(
  `select pg_size_pretty(sum(pg_total_relation_size(oid))) as size from pg_class where relname like 'library\\_%' and relkind = 'r'`,
);
console.log(`on disk ${size.rows[0]?.size}`);

const asked = sample.slice(0, QUERIES);
for (const [kind, queryOf] of Object.entries(QUERIES_BY_KIND)) {
  const queries = asked.map(queryOf);
  start = performance.now();
  const found = await library.searchMany(queries);
  const rate = Math.round((asked.length / (performance.now() - start)) * 1000);
  const same = (work: Work | undefined, wanted: Work | undefined) =>
    work?.csl.title?.toLowerCase() === wanted?.csl.title?.toLowerCase();
  const first = found.filter((list, at) => same(list[0], asked[at])).length;
  const any = found.filter((list, at) => list.some((work) => same(work, asked[at]))).length;
  const times: number[] = [];
  for (const query of queries.slice(0, 400)) {
    start = performance.now();
    await library.search(query);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
  const percent = (n: number) => ((100 * n) / asked.length).toFixed(1);
  console.log(
    `${kind}: ${rate}/s in batches; one by one p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; first ${percent(first)} %, in five ${percent(any)} % (n=${asked.length})`,
  );
}
await pool.end();
