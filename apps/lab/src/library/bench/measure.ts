import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { startPostgresServers, type PostgresServers } from '@veracite/testing/postgres-servers';
import { Pool } from 'pg';
import { createLibrary, type LocalLibrary } from '@veracite/library/create';
import { jsonTexts } from '@veracite/library/import/json-records';
import { recordsIn } from '@veracite/library/import/open';
import type { RecordReader } from '@veracite/library/import/reading';
import { quantile } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { KINDS, type Kind } from './queries';
import { writeWorks } from './write-works';

const { servers: SERVERS, works: COUNT, write: target } = readOptions({ servers: 0, works: 100_000, write: undefined });

/**
 * Speed, size and recall of the local library at any size: `npm run lab -- bench:library --works N`, on several servers with
 * `--servers N`, of which the last is killed at the end and comes back. Every query is made from a real work by damaging
 * it, the same way in every run.
 */
export async function measure(read: RecordReader): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'veracite-works-'));
  const file = path.join(folder, 'works.jsonl.gz');
  // Making works takes more memory than importing them, so that it is another process's.
  const sample = madeApart(file);
  const connection = { connectionString: process.env['DATABASE_URL'] };
  const pool = new Pool({ ...connection, max: 4 });
  const servers = SERVERS > 0 ? await startPostgresServers(SERVERS) : undefined;
  const library = await createLibrary(pool);
  if (servers) await library.partition(servers.urls);
  try {
    await imported(library, { connection, file, read });
    await sizes([connection.connectionString ?? '', ...(servers?.urls ?? [])]);
    for (const kind of KINDS) console.log(await measured(library, sample, kind));
    if (servers) await withoutOne(library, servers, sample);
    console.log(`load ${loadavg()[0]?.toFixed(1)}, memory at most ${memory()} MB`);
  } finally {
    await pool.end();
    await servers?.stop();
    rmSync(folder, { recursive: true });
  }
}

function madeApart(file: string): CslItem[] {
  const program = process.argv[1] as string;
  const out = execFileSync(process.execPath, [program, '--works', String(COUNT), '--write', file], {
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(out.toString()) as CslItem[];
}

/** Writes the works and prints those that queries are made from. */
export async function make(): Promise<void> {
  process.stdout.write(JSON.stringify(await writeWorks(target ?? '', COUNT)));
}

/** Batches go so often through all queries: the first time warms up. */
const PASSES = 3;

const memory = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

interface Import {
  connection: { connectionString?: string };
  file: string;
  read: RecordReader;
}

async function imported(library: LocalLibrary, { connection, file, read }: Import): Promise<void> {
  const start = performance.now();
  const phases = new Map<string, number>();
  const report = await library.import(
    {
      connection,
      collection: 'bench',
      source: file,
      format: 'bench',
      read,
      start: (workerData) => new Worker(process.argv[1] as string, { workerData }),
      onProgress: ({ phase }) => phases.set(phase, (performance.now() - start) / 1000),
    },
    recordsIn(file, jsonTexts),
  );
  const seconds = (performance.now() - start) / 1000;
  const until = [...phases].map(([phase, index]) => `${phase} until ${index.toFixed(1)} s`).join(', ');
  console.log(
    `${report.added} added, ${report.replaced} of works that were there, ${report.refused} refused: ` +
      `${Math.round(COUNT / seconds)} works/s (${until}, done ${seconds.toFixed(1)} s), memory at most ${memory()} MB`,
  );
}

async function sizes(addresses: string[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const connectionString of addresses) {
    const pool = new Pool({ connectionString, max: 1 });
    const { rows } = await pool.query<{ name: string; size: string }>(
      `select regexp_replace(relname, '_[0-9]+$', '') as name, pg_total_relation_size(oid) as size from pg_class
       where relname like 'library\\_%' and relkind = 'r'`,
    );
    await pool.end();
    for (const { name, size } of rows) sums.set(name, (sums.get(name) ?? 0) + Number(size));
  }
  const each = (size: number) => Math.round(size / COUNT);
  const total = [...sums.values()].reduce((sum, size) => sum + size, 0);
  const large = [...sums].filter(([, size]) => size > total / 100).sort(([, a], [, b]) => b - a);
  console.log(`${each(total)} bytes a work: ${large.map(([name, size]) => `${name} ${each(size)}`).join(', ')}`);
}

/** Prints what is found while the last server is away, and how long after its return it is found again. */
async function withoutOne(library: LocalLibrary, servers: PostgresServers, sample: CslItem[]): Promise<void> {
  const queries = sample.map(({ title, author }) => ({ title, authors: author }));
  const search = async () => {
    const start = performance.now();
    let isAway = false;
    const found = await library.searchMany(queries, () => (isAway = true));
    const right = found.filter((works, index) => works.some(({ csl }) => csl.title === sample[index]?.title)).length;
    const ms = Math.round(performance.now() - start);
    return `${(right / queries.length).toFixed(3)} found in ${ms} ms${isAway ? ', a server is away' : ''}`;
  };
  console.log(`all servers: ${await search()}`);
  await servers.kill(SERVERS);
  console.log(`one of ${SERVERS} killed: ${await search()}`);
  await servers.start(SERVERS);
  const start = performance.now();
  for (let isAway = true; isAway; await new Promise((resolve) => setTimeout(resolve, 20))) {
    isAway = false;
    await library.search(queries[0] ?? {}, () => (isAway = true));
  }
  console.log(`back after ${Math.round(performance.now() - start)} ms: ${await search()}`);
}

async function measured(library: LocalLibrary, sample: CslItem[], { name, of, queryOf }: Kind): Promise<string> {
  const asked = sample.filter((csl) => of?.(csl) ?? true);
  const queries = asked.map(queryOf);
  const found = await library.searchMany(queries);
  let start = performance.now();
  const cpu = process.cpuUsage();
  for (let pass = 0; pass < PASSES; pass += 1) await library.searchMany(queries);
  const rate = Math.round((PASSES * asked.length * 1000) / (performance.now() - start));
  const { user, system } = process.cpuUsage(cpu);
  const isOf = (work: Work | undefined, csl: CslItem | undefined) =>
    work?.csl.title?.toLowerCase() === csl?.title?.toLowerCase();
  const first = found.filter((list, index) => isOf(list[0], asked[index])).length;
  const any = found.filter((list, index) => list.some((work) => isOf(work, asked[index]))).length;
  const times: number[] = [];
  for (const query of queries.slice(0, 400)) {
    start = performance.now();
    await library.search(query);
    times.push(performance.now() - start);
  }
  const quantileOf = (share: number) => quantile(times, share).toFixed(1);
  const share = (n: number) => (n / asked.length).toFixed(4);
  return (
    `${name}: ${rate}/s in batches (${Math.round((user + system) / asked.length / PASSES)} µs of this process each), ` +
    `single p50 ${quantileOf(0.5)} ms, p95 ${quantileOf(0.95)} ms, first ${share(first)}, among five ${share(any)} (n=${asked.length})`
  );
}
