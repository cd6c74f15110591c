/**
 * Times of single checks and batches against the local stand-in: 300 ms for every answer, each database at its real pace
 * (with a contact address, without keys). `npm run bench:batch`, or one part: `-- singles|batches|hanging`.
 */
import { DATABASES } from '@veracite/connectors/registry';
import { createSources } from '@veracite/connectors/runtime/create';
import { settingsOf } from '@veracite/connectors/runtime/settings';
import type { DatabaseId } from '@veracite/connectors/registry';
import type { Sources } from '@veracite/connectors/port';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { parseOne } from '@veracite/parsing/parse';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { mostWithin } from '@veracite/testing/stand-in/rate';
import { startStandIn } from '@veracite/testing/stand-in/start';
import { searchOrder } from '@veracite/verification/core-set';
import { kindOf } from '@veracite/verdict/absence/kind';
import { createVerifier } from '@veracite/verification/verifier';
import { leastSeconds, type Demand, type Rate } from './bound';
import { trios, type Case } from './hanging';
import { inventedWork } from './invented';

const LATENCY_MS = 300;
const works = Array.from({ length: 400 }, (_, number) => inventedWork(number));
const standIn = await startStandIn({ works, latencyMs: LATENCY_MS });
const env = { UPSTREAM_ORIGIN: standIn.origin, CONTACT_EMAIL: 'bench@veracite.test' };

function written(item: CslItem, withDoi: boolean): Reference {
  const { DOI: doi, ISBN: _isbn, PMID: _pmid, ...rest } = item;
  const text = correct(rest).apa.replace(/\*/g, '');
  return parseOne(withDoi && doi ? `${text} https://doi.org/${doi}` : text);
}

/** Everything asked about with empty caches and rested paces. */
async function fresh<T>(
  what: (verifier: ReturnType<typeof createVerifier>, sources: Sources) => Promise<T>,
): Promise<T> {
  const sources = createSources({ env });
  try {
    return await what(createVerifier({ library: fakeLibrary(), sources }), sources);
  } finally {
    await sources.close();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const statuses = (all: Verification[]): string => {
  const count = new Map<string, number>();
  for (const { verdict } of all) count.set(verdict.status, (count.get(verdict.status) ?? 0) + 1);
  return [...count].map(([status, n]) => `${n} ${status}`).join(', ');
};

async function singles(from: number, count: number, withDoi: boolean): Promise<void> {
  const times: number[] = [];
  await fresh(async (verifier) => {
    for (const item of works.slice(from, from + count)) {
      const { ms } = await verifier.verify(written(item, withDoi));
      times.push(ms);
      // A person does not paste the next at once: paces rest between two checks.
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  });
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.info(
    `single, ${withDoi ? 'with DOI' : 'without identifier'}: p50 ${seconds(at(0.5))}, p95 ${seconds(at(0.95))} (bound ${seconds(LATENCY_MS)})`,
  );
}

async function batch(items: CslItem[], withDoi: boolean): Promise<void> {
  const references = items.map((item) => written(item, withDoi));
  const before = standIn.calls().length;
  const { took, all, bound } = await fresh(async (verifier, sources) => {
    const start = Date.now();
    const results = await verifier.verifyMany(references);
    return {
      took: Date.now() - start,
      all: results,
      bound: withDoi ? listBound(references.length) : searchBound(references, sources),
    };
  });
  const name = withDoi ? 'with DOIs' : 'without identifiers';
  console.info(
    `batch of ${items.length} ${name}: ${seconds(took)} (bound ${seconds(bound * 1000)}, ${(took / 1000 / bound).toFixed(2)} times); ${statuses(all)}`,
  );
  paces(before);
}

const rateOf = (id: string): Rate => {
  const { pace } = settingsOf(id, DATABASES[id as DatabaseId], env);
  return pace.lists ?? pace;
};

/** One search for every reference, at any database that is asked for its kind. */
function searchBound(references: Reference[], sources: Sources): number {
  const states = new Map(sources.list().map((state) => [state.source.id, state]));
  const byKind = new Map<string, Demand>();
  for (const reference of references) {
    const kind = kindOf(reference);
    const demand = byKind.get(kind) ?? { count: 0, databases: searchOrder(kind, [], states) };
    byKind.set(kind, { ...demand, count: demand.count + 1 });
  }
  // A pace by the hour allows a burst that no second batch can repeat: such databases are left out.
  const steady = [...states.keys()].filter((id) => rateOf(id).seconds <= 60);
  const rates = new Map(steady.map((id) => [id, rateOf(id)]));
  return leastSeconds([...byKind.values()], rates, LATENCY_MS / 1000);
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
    const { pace } = settingsOf(id, DATABASES[id], env);
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
      catalogues: { held: { ...others, works: [item, inventedWork(31)] }, missing: others },
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
  await batch(articles.slice(0, 100), true);
  await batch(works.slice(300, 400), false);
}
if (part('hanging')) await trios(cases());
await standIn.close();
