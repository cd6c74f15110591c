/**
 * Times of single checks and batches against the local stand-in: 300 ms for every answer, each database at its real pace
 * (with a contact address, without keys). `npm run lab -- bench:batch`, or one part: `-- singles|batches|real|hanging`. `real` takes
 * references of the measuring data, else of the starter library; the other parts an invented catalog.
 */
import { verifyOne } from '@veracite/testing/verified';
import { resultsOf } from '@veracite/contracts/check-events';
import { DATABASES } from '@veracite/connectors/connector-definitions';
import { settingsOf } from '@veracite/connectors/runtime/settings';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import type { Sources } from '@veracite/connectors/sources';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { mostWithin } from '@veracite/testing/fake-databases/rate';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { searchOrder } from '@veracite/verification/pipeline/core-set';
import { readKinds } from '@veracite/parsing/kinds/read-kinds';
import { askedAs } from '@veracite/verdict/absence/kind';
import { disciplinesOf } from '@veracite/verification/pipeline/disciplines';
import { countBy, quantile } from '../harness/figures';
import { withPipeline, type Pipeline } from '../harness/pipeline';
import { leastSeconds, type Demand, type Rate } from './bound';
import { trios, type Case } from './hanging';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { realReferences } from './references';

const LATENCY_MS = 300;
const works = Array.from({ length: 400 }, (_, number) => inventedWork(number));
let standIn = await startFakeDatabases({ works, latencyMs: LATENCY_MS });
const env = () => ({ UPSTREAM_ORIGIN: standIn.origin, CONTACT_EMAIL: 'bench@veracite.test' });

function written(item: CslItem, withDoi: boolean): Reference {
  const { DOI: doi, ISBN: _isbn, PMID: _pmid, ...rest } = item;
  const text = correct(rest).apa.replace(/\*/g, '');
  return parseOne(withDoi && doi ? `${text} https://doi.org/${doi}` : text);
}

/** Everything is asked about with empty caches and rested rate limits. */
const fresh = <T>(run: (pipeline: Pipeline) => Promise<T>): Promise<T> => withPipeline(standIn, run, { isPaced: true });

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const statuses = (all: Verification[]): string => {
  const counts = countBy(all, ({ verdict }) => verdict.status);
  return [...counts].map(([status, n]) => `${n} ${status}`).join(', ');
};

async function singles(from: number, count: number, withDoi: boolean): Promise<void> {
  const times: number[] = [];
  await fresh(async (pipeline) => {
    for (const item of works.slice(from, from + count)) {
      const { ms } = await verifyOne(pipeline, written(item, withDoi));
      times.push(ms);
      // A person does not paste the next at once: paces rest between two checks.
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  });
  console.info(
    `single, ${withDoi ? 'with DOI' : 'without identifier'}: p50 ${seconds(quantile(times, 0.5))}, p95 ${seconds(quantile(times, 0.95))} (bound ${seconds(LATENCY_MS)})`,
  );
}

async function batch(name: string, references: Reference[], bound: (sources: Sources) => number): Promise<void> {
  const before = standIn.calls().length;
  const [took, all, least] = await fresh(async ({ verify, sources }) => {
    const start = Date.now();
    const results = await resultsOf(verify(references));
    return [Date.now() - start, results, bound(sources)] as const;
  });
  console.info(
    `batch of ${references.length} ${name}: ${seconds(took)} (bound ${seconds(least * 1000)}, ${(took / 1000 / least).toFixed(2)} times); ${statuses(all)}`,
  );
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

const rateOf = (id: string): Rate => {
  const { pace } = settingsOf(id, DATABASES[id as DatabaseId], env());
  return pace.lists ?? pace;
};

/** One search for every reference, at any database that is asked for its kind; several travel together where they can. */
function searchBound(references: Reference[], sources: Sources): number {
  const states = new Map(sources.list().map((state) => [state.source.id, state]));
  const demands = new Map<string, Demand>();
  for (const reference of references) {
    const databases = searchOrder(askedAs(readKinds(reference)), disciplinesOf(reference), states);
    const key = databases.join(' ');
    demands.set(key, { count: (demands.get(key)?.count ?? 0) + 1, databases });
  }
  // A pace by the hour allows a burst that no second batch can repeat: such databases are left out.
  const steady = [...states.keys()].filter((id) => rateOf(id).seconds <= 60);
  const rates = new Map(steady.map((id) => [id, togetherRate(id)]));
  return leastSeconds([...demands.values()], rates, LATENCY_MS / 1000);
}

function togetherRate(id: string): Rate {
  const { requests, seconds: span } = rateOf(id);
  const { combinedSearch, requestsPerSearch = 1 } = DATABASES[id as DatabaseId];
  return { requests: (requests * (combinedSearch?.maxSearches ?? 1)) / requestsPerSearch, seconds: span };
}

/** Crossref in lists of 50. */
function listBound(count: number): number {
  return leastSeconds(
    [{ count: Math.ceil(count / 50), databases: ['crossref'] }],
    new Map([['crossref', rateOf('crossref')]]),
    LATENCY_MS / 1000,
  );
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
if (part('singles')) {
  await singles(200, 20, true);
  await singles(240, 20, false);
}
if (part('batches')) {
  const articles = works.filter((item) => item.DOI !== undefined);
  const withDois = articles.slice(0, 100).map((item) => written(item, true));
  await batch('with DOIs', withDois, () => listBound(withDois.length));
  const without = works.slice(300, 400).map((item) => written(item, false));
  await batch('without identifiers', without, (sources) => searchBound(without, sources));
}
if (part('real')) {
  const { from, samples, ...records } = await realReferences();
  await standIn.close();
  standIn = await startFakeDatabases({ ...records, latencyMs: LATENCY_MS });
  console.info(from);
  for (const { name, references } of samples.filter(({ name }) => name.includes(process.argv[3] ?? '')))
    await batch(`without identifiers, ${name}`, references, (sources) => searchBound(references, sources));
}
if (part('hanging')) await trios(cases());
await standIn.close();
