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
};

/** CSL type of a type as EndNote names it, in its tagged and its XML files. */
export function endnoteType(name: string): CslType {
  return TYPES[name.trim().toLowerCase()] ?? 'document';
}
