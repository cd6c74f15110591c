import type { CslType } from '@veracite/model/csl';

const TYPES: Record<string, CslType> = {
  'journal article': 'article-journal',
  'electronic article': 'article-journal',
  'magazine article': 'article-magazine',
  'newspaper article': 'article-newspaper',
  book: 'book',
  'edited book': 'book',
  'electronic book': 'book',
  'book section': 'chapter',
  'electronic book section': 'chapter',
  'conference proceedings': 'paper-conference',
  'conference paper': 'paper-conference',
  thesis: 'thesis',
  report: 'report',
  'government document': 'report',
  'web page': 'webpage',
  'online database': 'dataset',
  dataset: 'dataset',
  'computer program': 'software',
  standard: 'standard',
  patent: 'patent',
  case: 'legal_case',
  statute: 'legislation',
  manuscript: 'manuscript',
  'unpublished work': 'manuscript',
  encyclopedia: 'entry-encyclopedia',
  blog: 'post-weblog',
  bill: 'bill',
  hearing: 'hearing',
  'film or broadcast': 'motion_picture',
  map: 'map',
  figure: 'figure',
  artwork: 'graphic',
  music: 'musical_score',
  pamphlet: 'pamphlet',
  dictionary: 'entry-dictionary',
  'personal communication': 'personal_communication',
  serial: 'periodical',
};

/** CSL type of a type as EndNote names it, in its tagged and its XML files. */
export function endnoteType(name: string): CslType {
  return TYPES[name.trim().toLowerCase()] ?? 'document';
}

/** EndNote's day stands without its year ("May 4"), other writers' with it ("2019-05-04"). */
export function withYear(date: string | undefined, year: string | undefined): string | undefined {
  if (!date || !year || /\d{4}/.test(date)) return date ?? year;
  return `${date} ${year}`;
}
