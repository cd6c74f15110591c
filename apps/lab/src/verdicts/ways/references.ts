import { correct } from '@veracite/formatting/correct';
import { exportWorks } from '@veracite/formatting/export/formats';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { plainOf } from '@veracite/text/italics';
import { measuringData } from '../../harness/data';
import { corpora, withOneIsbn } from '../../harness/shares';

/** Invented references, which are there without the sets. */
const INVENTED = 60;

/** How references are written: in BibTeX, or in APA, MLA and Chicago style in turn. */
export const FORMS = ['bibtex', 'text'] as const;
export type Form = (typeof FORMS)[number];

/** What a list and the databases have. */
export interface Known {
  /** Entries, each with its label. */
  entries: Record<Form, { label: string; text: string }[]>;
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
  const mixed = Array.from(
    { length: count },
    (_, index) => real[index % real.length]?.[Math.floor(index / real.length)] ?? [],
  );
  const invented = Array.from({ length: INVENTED }, (_, index) => inventedWork(index));
  const all = [...invented, ...mixed.flat()].slice(0, count);
  const labelled = all.map((work, index) => {
    const [label, change] = CHANGES[index % CHANGES.length] as (typeof CHANGES)[number];
    return { label, work, changed: { ...change(work, all[(index + 7) % all.length] ?? work), id: `entry${index}` } };
  });
  if (data.isSample) console.log('Rows of our own making stand in for the sets, which are not there.');
  const styled = (work: CslItem, index: number) => plainOf(correct(work)[STYLES[index % STYLES.length] ?? 'apa']);
  return {
    entries: {
      bibtex: labelled.map(({ label, changed }) => ({ label, text: String(exportWorks([changed], 'bibtex')).trim() })),
      text: labelled.map(({ label, changed }, index) => ({ label, text: styled(changed, index) })),
    },
    works: labelled.flatMap(({ label, work }) => (label === 'in no database' ? [] : [work])),
  };
}
