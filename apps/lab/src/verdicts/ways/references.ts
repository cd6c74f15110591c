import { exportWorks } from '@veracite/formatting/export/formats';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { measuringData } from '../../harness/data';
import { corpora, withOneIsbn } from '../../harness/shares';

/** Invented references, which are there without the sets. */
const INVENTED = 60;

/** What a list and the databases have. */
export interface Known {
  /** Entries in BibTeX, each with its label. */
  entries: { label: string; text: string }[];
  /** What the databases have. */
  works: CslItem[];
}

/** Changes of a work as people make them, by label; each fifth work is in no database. */
const CHANGES: [label: string, (work: CslItem, other: CslItem) => CslItem][] = [
  ['as recorded', (work) => work],
  ['another year', (work) => ({ ...work, issued: { 'date-parts': [[(yearOf(work) ?? 2000) - 1]] } })],
  ['numbers missing', ({ volume: _volume, page: _page, ...work }) => work],
  ['authors of another', (work, other) => ({ ...work, author: other.author })],
  ['in no database', (work) => work],
];

/** Returns references, the invented ones first, and then works of the sets. */
export function labelledReferences(count: number): Known {
  const lists = corpora('crossref-2022', 'physics-journals');
  const data = measuringData(lists);
  const isUsable = (work: CslItem) => work.title && work.author?.length && yearOf(work) !== undefined;
  const real = lists.map((list) => data.rows<CslItem>(list).map(withOneIsbn).filter(isUsable));
  // Of both lists alike.
  const mixed = Array.from({ length: count }, (_, at) => real[at % real.length]?.[Math.floor(at / real.length)] ?? []);
  const invented = Array.from({ length: INVENTED }, (_, at) => inventedWork(at));
  const all = [...invented, ...mixed.flat()].slice(0, count);
  const labelled = all.map((work, at) => {
    const [label, change] = CHANGES[at % CHANGES.length] as (typeof CHANGES)[number];
    const changed = { ...change(work, all[(at + 7) % all.length] ?? work), id: `entry${at}` };
    return { label, work, text: String(exportWorks([changed], 'bibtex')).trim() };
  });
  if (data.isSample) console.log('Rows of our own making stand in for the sets, which are not there.');
  return {
    entries: labelled.map(({ label, text }) => ({ label, text })),
    works: labelled.flatMap(({ label, work }) => (label === 'in no database' ? [] : [work])),
  };
}
