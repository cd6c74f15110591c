import { measuringRows } from '../../../harness/data';
import { partOf, type Part } from '../../../harness/parts';
import { pick, shuffle } from '@veracite/testing/seeded';
import { inventedWork } from '../render/invented';
import { renderWork } from '../render/render';
import type { Work } from '../render/work';
import { STYLES, type Style } from '../render/styles';
import { SEGMENT_SETS } from '../labeled-sets';
import { textKey } from '../sample';
import type { Facts } from './surroundings';
import { doiOf, tailOf } from './tails';

/** Entries of one list in one style, and facts for the text around them. */
export interface List {
  entries: string[];
  facts: Facts;
  /** Lines end in the entries where a printed page ended them. */
  isBroken?: boolean;
}

interface Row {
  text: string;
  text_note?: string;
  text_raw?: string;
  style?: string;
  doc?: string;
  doi?: string;
}

const WORKS = [
  'starter/works',
  'works/crossref-2022',
  'works/ml-conferences',
  'works/linguistics',
  'works/physics-journals',
  'works/syriac-studies',
  'works/acl-anthology',
];
const TEXTS = [
  'matching/crossref-styles.strings',
  'matching/syriac-studies',
  'matching/psych-replications',
  'matching/pmc-doi-pairs',
  'matching/hundred-refs',
  'matching/crossref-styles2.strings',
  'matching/crossref-absent.strings',
  'matching/crossref-real',
  'matching/manubot',
  'parsing/anystyle-bad',
  'parsing/plos-jats',
  'parsing/scielo-jats',
  ...SEGMENT_SETS.map((set) => `parsing/${set}`),
];
/** Files from which lists are generated. */
export const LISTED_FROM = [...WORKS, ...TEXTS].map((name) => `${name}.jsonl.gz`);
/** The set with the line breaks of the pages. */
const PAGES = 'matching/pmc-doi-pairs';
const AS_ON_PAGES = 0.04;
const FACT_WORKS = 40;
/** The starter's works are of all kinds and fields; the other sets hold one kind each. */
const HALF = 0.5;
/** Share of lists that are of books above all, whose entries are short. */
const OF_BOOKS = 0.15;

/** Sources of lists: works to render, and real references by document and style. */
export interface Sources {
  works: Work[][];
  /** References with the line breaks of their pages. */
  broken: string[];
  texts: { groups: string[][]; weight: number }[];
}

/** Reads the works and references of one part of the data, so that training and test data are disjoint. */
export function readSources(part: Part): Sources {
  const isOf = (group: string): boolean => partOf(group) === part;
  const works = WORKS.map((name) => {
    const all = [...measuringRows<Work>(`${name}.jsonl.gz`)];
    const sample = all.filter((work) => isOf(`work:${work.title}`));
    // A small sample has no data in some parts: it only shows that training runs.
    return sample.length > 0 ? sample : all;
  });
  const broken = [...measuringRows<Row>(`${PAGES}.jsonl.gz`)].flatMap(({ text_raw, doi = '' }) =>
    text_raw && isOf(doi)
      ? [
          text_raw
            .split('\n')
            .map((line) => line.trim())
            .join('\n')
            .trim(),
        ]
      : [],
  );
  const texts = TEXTS.map((name) => {
    const groups = new Map<string, string[]>();
    for (const { text, text_note, style, doc, doi } of measuringRows<Row>(`${name}.jsonl.gz`)) {
      if (!isOf(doc ? `${name}:${doc}` : (doi ?? textKey(text)))) continue;
      for (const [kind, item] of [
        ['', text],
        ['note', text_note],
      ] as const)
        if (item && !item.includes('\n')) {
          const key = `${style ?? doc ?? ''}${kind}`;
          groups.set(key, [...(groups.get(key) ?? []), item]);
        }
    }
    return {
      groups: [...groups.values()],
      weight: Math.min(1.5, Math.sqrt([...groups.values()].flat().length / 2000)),
    };
  });
  return { works, broken, texts };
}

/** Draws a random list: works rendered in one style (rarely in several), or real references of one document, set or style. */
export function listOf({ works, broken, texts }: Sources, random: () => number): List {
  const all = random() < HALF ? (works[0] ?? []) : pick(works, random);
  const books = random() < OF_BOOKS ? all.filter(({ type }) => type === 'book' || type === 'chapter') : [];
  const facts = factsOf(Array.from({ length: FACT_WORKS }, () => pick(all, random)));
  const length = lengthOf(random);
  if (broken.length > 0 && random() < AS_ON_PAGES)
    return { entries: Array.from({ length }, () => pick(broken, random)), facts, isBroken: true };
  const bare =
    random() < 0.05
      ? titlesAlone(all, length, random)
      : random() < 0.6
        ? rendered(books.length > 50 ? books : all, length, random)
        : written(texts, length, random);
  const entries = random() < 0.35 ? withTails(bare, random) : bare;
  return { entries: random() < 0.5 ? [...entries].sort() : entries, facts };
}

function lengthOf(random: () => number): number {
  const dice = random();
  if (dice < 0.08) return 1;
  if (dice < 0.22) return 2 + Math.floor(random() * 4);
  return dice < 0.8 ? 6 + Math.floor(random() * 30) : 30 + Math.floor(random() * 90);
}

function rendered(works: readonly Work[], length: number, random: () => number): string[] {
  const language = random() < 0.08 ? pick(['ru', 'bg', 'zh', 'ja', 'ko'], random) : undefined;
  const styles: readonly Style[] | undefined =
    random() < 0.85
      ? [
          pick(
            STYLES.filter(({ isOnly }) => !isOnly),
            random,
          ),
        ]
      : undefined;
  const entries: string[] = [];
  for (let tries = 0; entries.length < length && tries < length * 6; tries += 1) {
    const work = language ? inventedWork(language, random) : pick(works, random);
    const pieces = renderWork(work, random, language ? undefined : styles);
    const text = pieces
      ?.map((piece) => piece.text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    if (text) entries.push(text.replace(/^(?:[[(]?\d{1,2}[\])]?[.)]?\s)/, ''));
  }
  return entries;
}

/** Returns consecutive references of a document, or of several documents of a set. */
function written(texts: Sources['texts'], length: number, random: () => number): string[] {
  const total = texts.reduce((sum, { weight }) => sum + weight, 0);
  let dice = random() * total;
  const { groups } = texts.find(({ weight }) => (dice -= weight) < 0) ?? (texts[0] as Sources['texts'][number]);
  if (groups.length === 0) return [];
  const entries: string[] = [];
  while (entries.length < length) {
    const group = pick(groups, random);
    const start = Math.floor(random() * Math.max(1, group.length - length));
    entries.push(...group.slice(start, start + length - entries.length));
  }
  if (random() < 0.3) shuffle(entries, random);
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Returns titles, some with a year or a name, and bare identifiers, as users type them. */
function titlesAlone(works: readonly Work[], length: number, random: () => number): string[] {
  const form = Math.floor(random() * 4);
  const identifiers = random() < 0.4 ? 0.3 : 0;
  return Array.from({ length: Math.min(length, 40) }, () => {
    if (random() < identifiers)
      return pick([`https://doi.org/${doiOf(random)}`, doiOf(random), `doi:${doiOf(random)}`], random);
    const { title = '', author, issued } = pick(works, random);
    const year = issued?.['date-parts']?.[0]?.[0];
    const family = author?.[0]?.family;
    if (form === 1 && year) return `${title} (${year})`;
    if (form === 2 && family) return `${family}: ${title}`;
    return form === 3 && family && year ? `${title} - ${family} ${year}` : title;
  }).filter((item) => item.length > 10 && !item.includes('\n'));
}

/** Adds a tail to most entries, on the same line or on its own. */
function withTails(entries: readonly string[], random: () => number): string[] {
  const tail = tailOf(random);
  return entries.map((entry) =>
    random() < 0.85 && !/10\.\d{4}|https?:/.test(entry) ? `${entry}${tail(random)}` : entry,
  );
}

function factsOf(works: readonly Work[]): Facts {
  return {
    names: works.flatMap(({ author }) => author?.[0]?.family ?? []),
    containers: works.flatMap((work) => work['container-title'] ?? []),
    titles: works.flatMap(({ title }) => title ?? []),
  };
}
