import type { DatabaseId } from '@veracite/connectors/registry';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { ReferenceList } from '@veracite/testing/stand-in/reference-lists';
import type { MeasuringData } from '@veracite/testing/measuring/data';
import { titleFingerprint } from '@veracite/text/fingerprint';
import {
  FABRICATED,
  fabricatedRows,
  LOOK_ALIKES,
  MATCHING,
  matchingRows,
  RECORDED_TWICE,
  type Row,
  type StringRow,
} from './rows';
import { halfHash } from './shares';

/** Corpora of works nobody cites here, and whether DBLP, the bibliography of computing, covers them. */
const DECOYS = [
  { file: 'works/ml-conferences.jsonl.gz', computing: true },
  { file: 'works/ai-hci-conferences.jsonl.gz', computing: true },
  { file: 'works/crossref-2022.jsonl.gz', computing: false },
];

/** Files that the world is built from. */
export const WORLD = [...DECOYS.map(({ file }) => file), ...FABRICATED, ...MATCHING];

export interface World {
  works: CslItem[];
  /** What lists of references works have, where a database has read them. */
  lists?: readonly ReferenceList[];
  /** Who has what, beyond the kinds of work that a database takes. */
  holds: (database: DatabaseId, item: CslItem) => boolean;
  rows: Row[];
  strings: StringRow[];
}

/** Databases lack works that they should have: the aggregators one in ten here, each another tenth. */
const GAPS: Partial<Record<DatabaseId, number>> = { openalex: 3, openaire: 5 };

/** The works of all sets among more than a hundred thousand others. */
export function buildWorld(data: MeasuringData): World {
  const works: CslItem[] = [];
  const computing = new Set<CslItem>();
  const held = new Set<string>();
  const keep = (written: CslItem, isComputing: boolean) => {
    const item = plain(written);
    const title = titleFingerprint(item.title ?? '');
    const key = `${title} ${item.DOI?.toLowerCase() ?? item.author?.[0]?.family ?? ''}`;
    if (!item.title || held.has(key)) return;
    held.add(key).add(`${title} `);
    works.push(item);
    if (isComputing) computing.add(item);
  };
  for (const { file, computing: isComputing } of DECOYS) {
    for (const item of data.rows<CslItem & { eprint?: string }>(file)) {
      keep(item, isComputing);
      if (item.eprint) keep(preprintOf(item, item.eprint), true);
    }
  }
  const fabricated = fabricatedRows(data);
  for (const { item, isComputing } of fabricated.works) keep(item, isComputing);
  const matching = matchingRows(data);
  for (const item of matching.works) keep(item, false);
  return {
    works,
    holds: (database, item) =>
      (database !== 'dblp' || computing.has(item)) &&
      halfHash(`${database} ${item.title ?? ''}`) % 10 !== GAPS[database],
    rows: fabricated.rows,
    strings: matching.rows,
  };
}

/** The preprint of a paper, which DataCite and arXiv hold. */
function preprintOf({ title, author, issued }: CslItem, eprint: string): CslItem {
  return { type: 'article', title, author, issued, DOI: `10.48550/arXiv.${eprint}`, publisher: 'arXiv' };
}

/** Corpora give lists where CSL has one value, and numbers where it has text. */
function plain(item: CslItem): CslItem {
  const first = (value: unknown): string | undefined => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === 'string' || typeof one === 'number' ? String(one) : undefined;
  };
  const { ISBN, ISSN, PMID, volume, page } = item;
  return { ...item, ISBN: first(ISBN), ISSN: first(ISSN), PMID: first(PMID), volume: first(volume), page: first(page) };
}

/**
 * The same world without works whose title other works have: those others must not be taken for them. Where the other
 * may be the work itself (same author within a year), nothing is taken out. Its strings are those of the works that are
 * missing; those of works that another register has on the same page are counted apart, as finding that one is right.
 */
export function withoutLookAlikes(world: World): World {
  const byTitle = new Map<string, CslItem[]>();
  for (const item of world.works) {
    const key = titleFingerprint(item.title ?? '');
    byTitle.set(key, [...(byTitle.get(key) ?? []), item]);
  }
  const cited = new Set(world.strings.map(({ doi }) => doi?.toLowerCase()));
  const missing = new Map<string, CslItem>();
  const twice = new Set<string>();
  for (const alike of byTitle.values()) {
    const [kept, ...rest] = [...alike].sort((a, b) => Number(isCited(a, cited)) - Number(isCited(b, cited)));
    if (!kept || rest.length === 0) continue;
    for (const item of rest) {
      const doi = item.DOI?.toLowerCase();
      if (!doi || !isCited(item, cited) || alike.some((other) => other !== item && mayBe(item, other))) continue;
      missing.set(doi, item);
      if (alike.some((other) => other !== item && isOnSamePage(item, other))) twice.add(doi);
    }
  }
  const works = world.works.filter((item) => missing.get(item.DOI?.toLowerCase() ?? '') !== item);
  const strings = world.strings
    .filter(({ doi }) => missing.has(doi?.toLowerCase() ?? ''))
    .map(({ id, style, text, doi = '' }) => ({
      id,
      style,
      text,
      set: twice.has(doi.toLowerCase()) ? RECORDED_TWICE : LOOK_ALIKES,
    }));
  return { ...world, works, rows: [], strings };
}

function isCited({ DOI: doi }: CslItem, cited: Set<string | undefined>): boolean {
  return doi !== undefined && cited.has(doi.toLowerCase());
}

/** The same title by the same first author on the same page, whatever the registers say of year, volume and venue. */
function isOnSamePage(a: CslItem, b: CslItem): boolean {
  const family = ({ author }: CslItem) => author?.[0]?.family?.toLowerCase();
  const page = ({ page }: CslItem) => page?.split(/[-–]/)[0];
  return page(a) !== undefined && page(a) === page(b) && family(a) !== undefined && family(a) === family(b);
}

function mayBe(a: CslItem, b: CslItem): boolean {
  const family = ({ author }: CslItem) => author?.[0]?.family?.toLowerCase();
  const [left = 0, right = 0] = [yearOf(a), yearOf(b)];
  return family(a) === family(b) && Math.abs(left - right) <= 1 && a.volume === b.volume;
}
