import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import type { CslItem } from '@veracite/model/csl';
import type { Faults } from '@veracite/testing/fake-databases/start';
import type { RegistryCatalog } from '@veracite/testing/fake-databases/registries/catalog';
import type { ReferenceList } from '@veracite/testing/fake-databases/reference-lists';
import type { MeasuringData } from '../harness/data';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { JOURNAL_LISTS, journalCatalog } from './journals';
import { FABRICATED, fabricatedRows, MATCHING, matchingRows, type Row, type StringRow } from './rows';
import { halfHash } from '../harness/shares';

/** Corpora of works that are not cited here, and whether DBLP, the bibliography of computing, covers them. */
const DECOYS = [
  { file: 'works/ml-conferences.jsonl.gz', computing: true },
  { file: 'works/ai-hci-conferences.jsonl.gz', computing: true },
  { file: 'works/crossref-2022.jsonl.gz', computing: false },
];

/** Files that the world is built from. */
export const WORLD = [...DECOYS.map(({ file }) => file), ...FABRICATED, ...MATCHING, ...JOURNAL_LISTS];

export interface World {
  works: CslItem[];
  /** What lists of references works have, where a database has read them. */
  lists?: readonly ReferenceList[];
  /** What registries know of journals. Default: nothing. */
  registered?: RegistryCatalog;
  /** Faults of databases. Default: none. */
  faults?: Faults;
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
  const known = new Set<string>();
  const keep = (written: CslItem, isComputing: boolean) => {
    const item = plain(written);
    const title = titleFingerprint(item.title ?? '');
    const key = `${title} ${item.DOI?.toLowerCase() ?? item.author?.[0]?.family ?? ''}`;
    if (!item.title || known.has(key)) return;
    known.add(key).add(`${title} `);
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
    registered: journalCatalog(data, works),
    holds: (database, item) =>
      (database !== 'dblp' || computing.has(item)) &&
      halfHash(`${database} ${item.title ?? ''}`) % 10 !== GAPS[database],
    rows: fabricated.rows,
    strings: matching.rows,
  };
}

/** The preprint of a paper, which DataCite and arXiv hold. */
export function preprintOf({ title, author, issued }: CslItem, eprint: string): CslItem {
  return { type: 'article', title, author, issued, DOI: `10.48550/arXiv.${eprint}`, publisher: 'arXiv' };
}

/** Corpora give lists where CSL has one value, and numbers where it has text. */
export function plain(item: CslItem): CslItem {
  const first = (value: unknown): string | undefined => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined;
  };
  const { ISBN, ISSN, PMID, volume, page } = item;
  return { ...item, ISBN: first(ISBN), ISSN: first(ISSN), PMID: first(PMID), volume: first(volume), page: first(page) };
}
