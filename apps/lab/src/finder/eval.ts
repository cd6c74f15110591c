/**
 * How often the finder names the work that was half remembered: `npm run lab -- eval:finder [--develop] [--library] [--each N] [--show KIND]`.
 * 1,250 descriptions (`--each` of five kinds) of works of the starter and matching sets, made from a fixed seed, asked
 * among those works and 20,000 others: of the databases as played on this machine, through HTTP and all connectors; with
 * `--library` of a library that holds them, while no database answers. Works are halved by hash: one half to develop on,
 * the other reported. `--show` prints the descriptions of a kind whose work did not come first.
 */
import { Pool } from 'pg';
import { createSources } from '@veracite/connectors/runtime/source';
import { createLibrary } from '@veracite/library/create';
import type { CslItem } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { readOptions } from '../harness/options';
import { openSources } from '../harness/pipeline';
import { table } from '../harness/table';
import { measuringData, type MeasuringData } from '../harness/data';
import { seeded } from '@veracite/testing/seeded';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { findRemembered, type Findings } from '@veracite/verification/finder/finder';
import { workOf } from '../harness/works';
import { MEASURED_KINDS, remember, type Memory } from './train/memories';
import { percent, quantile } from '../harness/figures';
import { calibrationError } from '../verdicts/measure';
import { corpora, halfHash, withOneIsbn } from '../harness/shares';

const options = readOptions({ develop: false, each: 0, library: false, show: undefined });
const half = options.develop ? 0 : 1;
const { show } = options;
const DECOYS = corpora(
  'crossref-2022',
  'linguistics',
  'physics-journals',
  'ml-conferences',
  'syriac-studies',
  'ai-hci-conferences',
);
const MEANT = ['starter/works.jsonl.gz', 'matching/crossref-styles.works.jsonl.gz'];
const DECOYS_MOST = 20_000;
const MAX_CONCURRENT = 3;
/** Tries a description is given while the machine is too busy for the fake servers to answer in time. */
const TRIES = 6;

const data = measuringData([...MEANT, ...DECOYS]);
const each = options.each || (data.isSample ? 10 : 250);
await measure(data);

async function measure(data: MeasuringData): Promise<void> {
  const read = (file: string) =>
    data
      .rows<CslItem>(file)
      .filter((item) => item.title)
      .map(withOneIsbn);
  const meant = MEANT.flatMap(read);
  const decoys = DECOYS.flatMap(read);
  const share = Math.ceil(decoys.length / DECOYS_MOST);
  const works = distinct([...meant, ...decoys.filter((item) => halfHash(item.title ?? '') % share === 0)]);
  const memories = memoriesOf(meant.filter((item) => halfHash(item.title ?? '') % 2 === half));
  console.log(`${works.length} works, ${memories.length} descriptions, ${half === 0 ? 'develop' : 'reported'} half`);
  const { find, close } = options.library ? await overLibrary(works) : await overDatabases(works);
  await report(find, memories);
  await close();
}

function memoriesOf(items: CslItem[]): Memory[] {
  const random = seeded(5);
  return MEASURED_KINDS.flatMap((kind) => {
    const made: Memory[] = [];
    while (made.length < each) {
      const item = items[Math.floor(random() * items.length)];
      const memory = item && remember(item, kind, random);
      if (memory) made.push(memory);
    }
    return made;
  });
}

type Find = (remembered: Memory['remembered']) => Promise<Findings>;

async function overDatabases(works: CslItem[]) {
  const standIn = await startFakeDatabases({ works });
  const open = () => openSources(standIn, { env: { SEMANTIC_SCHOLAR_API_KEY: 'stand-in' } });
  let sources = open();
  const retried = new Map<Memory['remembered'], number>();
  const find: Find = async (remembered) => {
    const asked = sources;
    const findings = await findRemembered({ library: fakeLibrary(), sources: asked }, remembered);
    const { consultations } = findings;
    const unheard = consultations.filter(({ outcome }) => outcome === 'failed' || outcome === 'skipped').length;
    if (unheard === 0) return findings;
    // A database that could not be reached has not reported absence: the query is sent again later.
    retried.set(remembered, (retried.get(remembered) ?? 0) + 1);
    if ((retried.get(remembered) ?? 0) >= TRIES) return findings;
    if (sources === asked) sources = open();
    return find(remembered);
  };
  const close = async () => {
    await sources.close();
    await standIn.close();
  };
  return { find, close };
}

async function overLibrary(works: CslItem[]) {
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
  const library = await createLibrary(pool);
  await library.add(
    'catalogue',
    works.map((item, index) => workOf(item, `catalogue:${index}`)),
  );
  const sources = createSources({ env: { SOURCES: 'nothing' } });
  const close = async () => {
    await sources.close();
    await pool.end();
  };
  const find: Find = (remembered) => findRemembered({ library, sources }, remembered);
  return { find, close };
}

interface Outcome {
  memory: Memory;
  /** Place of the right work, from 0; -1 when it is not there. */
  place: number;
  ranked: { confidence: number; right: boolean } | undefined;
  /** Chance of the right work; 0 when it is not there. */
  chance: number;
  ms: number;
}

async function report(find: Find, memories: Memory[]): Promise<void> {
  const outcomes: Outcome[] = [];
  const queue = [...memories];
  const lane = async () => {
    for (let memory = queue.shift(); memory; memory = queue.shift()) outcomes.push(await outcomeOf(find, memory));
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, lane));
  const rows = MEASURED_KINDS.map((kind) => row(kind, outcomes.filter(({ memory }) => memory.kind === kind))); // prettier-ignore
  console.log(
    table(
      ['kind', 'rows', 'first', 'in five', 'in twenty', 'at 10 %', 'p50', 'slowest'],
      [...rows, row('all', outcomes)],
    ),
  );
  const ranked = outcomes.flatMap((outcome) => outcome.ranked ?? []);
  console.log(`calibration error of the first work's chance ${calibrationError(ranked).toFixed(3)}`);
}

async function outcomeOf(find: Find, memory: Memory): Promise<Outcome> {
  const start = Date.now();
  const { ranked } = await find(memory.remembered);
  const place = ranked.findIndex(({ candidate }) =>
    [candidate.work, ...(candidate.also ?? []).map(({ work }) => work)].some((work) => isMeant(work, memory.item)),
  );
  const [first] = ranked;
  if (show !== undefined && memory.kind.includes(show) && place !== 0) {
    const { title, author, DOI, issued } = memory.item;
    console.log(
      JSON.stringify({ asked: memory.remembered, place, meant: { title, author: author?.[0], DOI, issued } }),
    );
    for (const { candidate, chance } of ranked.slice(0, 2))
      console.log(
        '   ',
        chance.toFixed(3),
        candidate.work.csl.title,
        candidate.work.csl.author?.[0]?.family,
        candidate.work.csl.issued,
      );
  }
  return {
    memory,
    place,
    ranked: first && { confidence: first.chance, right: place === 0 },
    chance: ranked[place]?.chance ?? 0,
    ms: Date.now() - start,
  };
}

function isMeant(work: Work, item: CslItem): boolean {
  if (item.DOI && work.identifiers.doi) return normalizeDoi(item.DOI) === work.identifiers.doi;
  return titleFingerprint(work.csl.title ?? '') === titleFingerprint(item.title ?? '');
}

function row(name: string, outcomes: Outcome[]): string[] {
  const within = (places: number) =>
    percent(outcomes.filter(({ place }) => place >= 0 && place < places).length, outcomes.length);
  const times = outcomes.map(({ ms }) => ms);
  const likely = percent(outcomes.filter(({ chance }) => chance >= 0.1).length, outcomes.length);
  return [
    name,
    String(outcomes.length),
    ...[1, 5, 20].map(within),
    likely,
    `${quantile(times, 0.5)} ms`,
    `${Math.max(...times)} ms`,
  ];
}

function distinct(items: CslItem[]): CslItem[] {
  const known = new Map(
    items.map((item) => [
      item.DOI?.toLowerCase() ?? `${titleFingerprint(item.title ?? '')} ${item.author?.[0]?.family ?? ''}`,
      item,
    ]),
  );
  return [...known.values()];
}
