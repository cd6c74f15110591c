import { isMainThread, Worker } from 'node:worker_threads';
import type { Work } from '@veracite/model/work';
import { Pool } from 'pg';
import { createLibrary } from '../src/create';
import { work } from './works';
import type { RecordReader } from '../src/import/reading';
import { serveImport } from '../src/import/thread';

/**
 * A program that imports, and is its own import thread: `RECORDS` records from number `FROM` on as the collection `AS`.
 * With `KILL_AT` it kills itself after this number of progress reports.
 */
const { DATABASE_URL: connectionString, FROM = '0', RECORDS = '0', AS = 'made', KILL_AT } = process.env;

/** Every fiftieth record is of the work before it, poorer and with an identifier of its own; every hundredth has no title. */
function made(n: number): Work | undefined {
  if (n % 100 === 99) return undefined;
  const target = n % 50 === 49 ? n - 1 : n;
  const doi = `10.5555/made.${target}`;
  const whole = {
    'container-title': `Journal of Subject ${target % 40}`,
    volume: String(target % 90),
    page: String(target),
  };
  const people = `Family${target % 700}, Jane; Other${target % 300}, J.`;
  return work(`Work number ${target} on the matter${target % 1000} of subject${target}`, people, 1950 + (target % 70), {
    ...(target === n ? whole : {}),
    identifiers: { doi, ...(target === n ? {} : { pmid: String(10_000_000 + n) }) },
  });
}

const read: RecordReader = (text) => {
  const found = made(Number(text));
  return found ? { work: found } : { refused: 'no title' };
};

async function* records(): AsyncGenerator<string> {
  for (let n = Number(FROM); n < Number(FROM) + Number(RECORDS); n += 1) yield String(n);
}

async function main(): Promise<void> {
  const pool = new Pool({ connectionString, max: 4 });
  const library = await createLibrary(pool);
  let reports = 0;
  const report = await library.import(
    {
      connection: { connectionString },
      collection: AS,
      source: `${FROM} ${RECORDS}`,
      format: 'made',
      read,
      start: (start) => new Worker(process.argv[1] as string, { workerData: start }),
      onProgress: () => (reports += 1) === Number(KILL_AT) && process.kill(process.pid, 'SIGKILL'),
    },
    records(),
  );
  await pool.end();
  process.stdout.write(JSON.stringify(report));
}

if (isMainThread) await main();
else serveImport({ made: read });
