import type { CslItem } from '@veracite/model/csl';
import { rows, sharedFile } from './shared';

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
];
const REFERENCES = [
  'anystyle-core',
  'anystyle-gold',
  'anystyle-good',
  'anystyle-ugly',
  'grobid-citation',
  'plos-jats',
  'scielo-jats',
  'excite-en',
];
const MATCHED = ['psych-replications', 'manubot', 'hundred-refs'];

export function read<T>(name: string): T[] {
  const file = sharedFile(`${name}.jsonl.gz`);
  return file ? rows<T>(file) : [];
}

/** Titles as every collection writes them, those of the given one left out. */
export function* allTitles(without?: string): Generator<string> {
  for (const name of WORKS) if (name !== without) for (const work of read<CslItem>(name)) yield work.title ?? '';
  for (const name of REFERENCES)
    for (const { fields } of read<{ fields?: { title?: string[] } }>(`parsing/${name}`)) yield fields?.title?.[0] ?? '';
  for (const { fields } of read<{ fields?: { atitle?: string } }>('matching/pmc-doi-pairs')) yield fields?.atitle ?? '';
  for (const name of MATCHED)
    for (const { record } of read<{ record?: CslItem }>(`matching/${name}`)) yield record?.title ?? '';
}
