/**
 * A collection of 100 papers while everything below it is killed: `npm run lab -- desk:kills [--kills 10] [--papers 100]`.
 * Server and worker by SIGKILL, Redis killed and started empty, PostgreSQL restarted, at random moments. Each reference of each
 * paper must have one result and be charged once. Ends with 1 when anything is wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readOptions } from '../harness/options';
import type { Mishap } from '@veracite/testing/product';
import { Books } from '../../../api-e2e/src/ledger/books';
import { randomOf } from '../../../api-e2e/src/ledger/random';
import { LEDGER_SWITCHES } from '../../../api-e2e/src/ledger/switches';
import { FilledCollection } from './filled-collection';
import { insisting, knownWorks, references } from '../../../api-e2e/src/support/interrupted-batches';
import { startRunning } from '../../../api-e2e/src/support/running';

const values = readOptions({ kills: 10, papers: 100, seed: 20_261_126 });
const PAPERS = values.papers;
const REFERENCES = 40;
const LATENCY_MS = 300;
const GAP_MS = 12_000;
const PATIENCE_MS = 1_200_000;
const KINDS: Mishap[] = ['kill worker', 'kill main', 'kill worker', 'restart redis', 'kill main', 'restart postgres'];

const random = randomOf(values.seed);
const running = await startRunning(LEDGER_SWITCHES, {
  behindProxies: true,
  works: knownWorks(PAPERS * REFERENCES),
  latencyMs: LATENCY_MS,
});
const { product } = running;
const books = new Books(product.databaseUrl);
const database = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
database.on('error', () => undefined);
const started = Date.now();
try {
  const collection = await FilledCollection.create(product.origin, books, 2 * PAPERS * REFERENCES, papers());
  const isDone = async () => (await collection.progress())?.papers.ready === PAPERS || undefined;
  let kills = 0;
  for (let index = 0; kills < values.kills && !(await isDone().catch(() => undefined)); index += 1) {
    await sleep(random() * GAP_MS);
    const mishap = KINDS[index % KINDS.length] ?? 'kill worker';
    if (mishap.startsWith('kill')) kills += 1;
    await product.suffer(mishap);
    console.log(`${((Date.now() - started) / 1_000).toFixed(0)} s: ${mishap}`);
  }
  await insisting(isDone, PATIENCE_MS);
  const faults: string[] = [];
  let charged = 0;
  let unknown = 0;
  for (const { paper, entries } of await collection.papers()) {
    const asked = references(Number(paper.name.replace(/\D/g, '')), REFERENCES);
    const results = entries.flatMap(({ result }) => result ?? []);
    if (results.length !== REFERENCES) faults.push(`${paper.name}: ${results.length} results`);
    if (!paper.assessment) faults.push(`${paper.name}: no assessment`);
    asked.forEach(({ text, isKnown }, place) => {
      const result = entries[place]?.result;
      if (entries[place]?.raw !== text) faults.push(`${paper.name}: place ${place} has another reference`);
      if (isKnown && result?.status === 'fake') faults.push(`${paper.name}: place ${place} is real and called fake`);
    });
    unknown += results.filter(({ status: verdict }) => verdict === 'unknown').length;
    charged += results.filter(({ status: verdict }) => verdict !== 'unknown').length;
  }
  const { rows } = await database.query<{ used: number; reserved: number }>(
    'SELECT used, reserved FROM credit_periods WHERE user_id = $1',
    [collection.account],
  );
  if (rows[0]?.used !== charged) faults.push(`${rows[0]?.used} credits used for ${charged} references`);
  if (rows[0]?.reserved !== 0) faults.push(`${rows[0]?.reserved} credits are still reserved`);
  for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
  const seconds = ((Date.now() - started) / 1_000).toFixed(0);
  console.log(
    `${PAPERS} papers of ${REFERENCES} in ${seconds} s, ${kills} kills: ${charged} charged, ${unknown} unknown, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await database.end();
  await books.close();
  await running.stop();
}

function papers(): Record<string, Uint8Array> {
  const files = Array.from({ length: PAPERS }, (_, index): [string, Uint8Array] => {
    const list = references(index, REFERENCES).map(({ text }) => text);
    return [
      `paper-${index}.md`,
      Buffer.from(`# Paper ${index}\n\nAs was shown.\n\n## References\n\n${list.join('\n\n')}\n`),
    ];
  });
  return Object.fromEntries(files);
}
