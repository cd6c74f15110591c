import type { CslItem } from '@veracite/model/csl';
import type { MeasuringData } from '../../harness/data';

export const WORKS = [
  'works/crossref-2022',
  'works/physics-journals',
  'works/linguistics',
  'works/ml-conferences',
  'works/ai-hci-conferences',
  'works/acl-anthology',
  'works/syriac-studies',
  'works/printing-history-tex',
  'matching/crossref-styles.works',
  'matching/crossref-styles2.works',
  'starter/works',
].map(fileName);
const REFERENCES = [
  'anystyle-core',
  'anystyle-gold',
  'anystyle-good',
  'anystyle-ugly',
  'grobid-citation',
  'plos-jats',
  'scielo-jats',
  'excite-en',
].map((name) => fileName(`parsing/${name}`));
const PAIRS = fileName('matching/pmc-doi-pairs');
const MATCHED = ['psych-replications', 'manubot', 'hundred-refs'].map((name) => fileName(`matching/${name}`));

function fileName(name: string): string {
  return `${name}.jsonl.gz`;
}

/** Every set that titles are read from. */
export const COLLECTIONS = [...WORKS, ...REFERENCES, PAIRS, ...MATCHED];

/** Titles as every collection writes them. */
export function* allTitles(data: MeasuringData): Generator<string> {
  for (const name of WORKS) for (const work of data.rows<CslItem>(name)) yield work.title ?? '';
  for (const name of REFERENCES)
    for (const { fields } of data.rows<{ fields?: { title?: string[] } }>(name)) yield fields?.title?.[0] ?? '';
  for (const { fields } of data.rows<{ fields?: { atitle?: string } }>(PAIRS)) yield fields?.atitle ?? '';
  for (const name of MATCHED) for (const { record } of data.rows<{ record?: CslItem }>(name)) yield record?.title ?? '';
}
