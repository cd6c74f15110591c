import type { Organization } from '@veracite/model/organization';
import { scratchPool } from '@veracite/testing/scratch-pool';
import { quantile } from '../../harness/figures';
import { createLibrary } from '@veracite/library/create';
import type { RecordReader } from '@veracite/library/import/reading';

/**
 * Organizations as many as ROR has: how fast they are taken in, what they need on the disk, and what asking for the names of
 * fifty references costs, with the table empty and full.
 * `npm run lab -- bench:organizations`
 */
const COUNT = 120_000;
const REFERENCES = 50;
const NAMES = 3;
const TIMES = 200;

const named = (n: number): Organization => ({
  ror: `https://ror.org/0${String(n).padStart(8, '0')}`,
  names: [`Institute of Tides ${n}`, `Institut des marées ${n}`, `Instituto de Mareas ${n}`],
  // Most acronyms have several bearers.
  acronyms: [`IT${n % 20_000}`],
});

const read: RecordReader = (text) => ({
  organization: { ...(JSON.parse(text) as Organization), modified: '2026-06-01', isWithdrawn: false },
});

async function* records(): AsyncGenerator<string> {
  for (let n = 0; n < COUNT; n += 1) yield JSON.stringify(named(n));
}

const { pool, end } = await scratchPool();
const library = await createLibrary(pool);

async function ask(when: string): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const lists = Array.from({ length: REFERENCES }, (_, at) =>
      Array.from({ length: NAMES }, (_name, name) => {
        const { names, acronyms } = named((turn * 7919 + at * 104_729 + name) % COUNT);
        return name === 0 ? (acronyms[0] ?? '') : (names[name] ?? '');
      }),
    );
    const start = performance.now();
    await Promise.all(lists.map((names) => library.organizationsNamed(names)));
    times.push(performance.now() - start);
  }
  const at = (share: number) => quantile(times, share).toFixed(2);
  console.log(`${when}: ${REFERENCES} references of ${NAMES} names: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}

try {
  await ask('empty table');
  const start = performance.now();
  await library.import(
    {
      ...{ connection: {}, collection: 'ror', source: 'ror', format: 'ror', read, onlySays: true },
      start: () => {
        throw new Error('no thread is needed');
      },
    },
    records(),
  );
  console.log(`import: ${Math.round(COUNT / ((performance.now() - start) / 1000))} organizations/s`);
  const { rows } = await pool.query<{ size: string }>(
    `select pg_size_pretty(pg_total_relation_size('library_organisations')) as size`,
  );
  console.log(`on disk: ${rows[0]?.size}; memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  await ask('full table');
} finally {
  await end();
}
