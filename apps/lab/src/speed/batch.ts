/**
 * Times of batches against fake databases: 300 ms for every answer, each database at its real pace (with a contact address, without
 * keys). `npm run lab -- bench:batch`, or one part: `-- batches|real|hanging`. `real` takes references of the measuring data; the other
 * parts an invented catalog.
 */
import { resultsOf } from '@veracite/contracts/check-events';
import { DATABASES } from '@veracite/connectors/connector-definitions';
import { settingsOf } from '@veracite/connectors/runtime/settings';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { mostWithin } from '@veracite/testing/fake-databases/rate';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { countBy } from '../harness/figures';
import { withPipeline, type Pipeline } from '../harness/pipeline';
import { trios, type Case } from './hanging';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { realReferences, written } from './references';

const LATENCY_MS = 300;
const works = Array.from({ length: 400 }, (_, number) => inventedWork(number));
let standIn = await startFakeDatabases({ works, latencyMs: LATENCY_MS });
const env = () => ({ UPSTREAM_ORIGIN: standIn.origin, CONTACT_EMAIL: 'bench@veracite.test' });

const statuses = (all: Verification[]): string => {
  const counts = countBy(all, ({ verdict }) => verdict.status);
  return [...counts].map(([status, n]) => `${n} ${status}`).join(', ');
};

async function batch(name: string, references: Reference[]): Promise<void> {
  const timed = async ({ verify }: Pipeline): Promise<[ms: number, all: Verification[]]> => {
    const start = Date.now();
    const results = await resultsOf(verify(references));
    return [Date.now() - start, results];
  };
  const before = standIn.calls().length;
  // Caches are empty and rate limits rested.
  const [ms, all] = await withPipeline(standIn, timed, { isPaced: true });
  console.info(`batch of ${references.length} ${name}: ${(ms / 1000).toFixed(2)} s; ${statuses(all)}`);
  paces(before);
  asked(before);
  for (const { reference, verdict } of all)
    if (verdict.status === 'fake') console.info(`  real, and called fake: ${reference.raw.slice(0, 150)}`);
}

/** Requests by database, the busiest first. */
function asked(from: number): void {
  const counts = countBy(standIn.calls().slice(from), ({ database = '' }) => database);
  const busiest = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
  console.info(`  ${busiest.map(([id, count]) => `${id} ${count}`).join(', ')}`);
}

/** Whether any database was asked faster than it allows, as the stand-in saw it. */
function paces(from: number): void {
  const calls = standIn.calls().slice(from);
  const over = (Object.keys(DATABASES) as DatabaseId[]).flatMap((id) => {
    const { pace } = settingsOf(id, DATABASES[id], env());
    const most = mostWithin(
      calls.filter((call) => call.database === id),
      pace.seconds * 1000,
    );
    return most > pace.requests ? [`${id} ${most} in ${pace.seconds} s for ${pace.requests}`] : [];
  });
  console.info(
    over.length === 0 ? `  ${calls.length} requests, every pace kept` : `  paces exceeded: ${over.join('; ')}`,
  );
}

/** One reference of each kind, with identifier and without. */
function cases(): Case[] {
  const preprint: CslItem = { ...inventedWork(6), type: 'article', publisher: 'arXiv', genre: 'preprint' };
  delete preprint['container-title'];
  preprint.DOI = '10.48550/arxiv.2101.00001';
  const kinds: [string, CslItem][] = [
    ['article of medicine', inventedWork(0)],
    ['article', inventedWork(6)],
    ['conference paper', inventedWork(12)],
    ['book', inventedWork(17)],
    ['preprint', preprint],
  ];
  const others = { works: [inventedWork(31)], latencyMs: LATENCY_MS };
  return kinds.flatMap(([kind, item]) =>
    (item.DOI ? [false, true] : [false]).map((withDoi) => ({
      name: `${kind}, ${withDoi ? 'with DOI' : 'without identifier'}`,
      reference: written(item, withDoi),
      catalogs: { present: { ...others, works: [item, inventedWork(31)] }, missing: others },
    })),
  );
}

const wanted = process.argv[2];
const part = (name: string): boolean => wanted === undefined || wanted === name;
if (part('batches')) {
  const articles = works.filter((item) => item.DOI !== undefined);
  await batch(
    'with DOIs',
    articles.slice(0, 100).map((item) => written(item, true)),
  );
  await batch(
    'without identifiers',
    works.slice(300, 400).map((item) => written(item, false)),
  );
}
if (part('real')) {
  const { from, samples, ...records } = realReferences();
  await standIn.close();
  standIn = await startFakeDatabases({ ...records, latencyMs: LATENCY_MS });
  console.info(from);
  for (const { name, references } of samples.filter(({ name }) => name.includes(process.argv[3] ?? '')))
    await batch(`without identifiers, ${name}`, references);
}
if (part('hanging')) await trios(cases());
await standIn.close();
