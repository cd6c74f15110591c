import type { CslType } from '@veracite/model/csl';

/** Crossref's work types (api.crossref.org/types) in CSL; also given by OpenAlex (`type_crossref`), Unpaywall and doi.org. */
const TYPES: { [type: string]: CslType } = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  proceedings: 'book',
  'proceedings-series': 'book',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-set': 'book',
  'book-series': 'book',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'book-track': 'chapter',
  'reference-entry': 'entry-encyclopedia',
  'posted-content': 'article',
  dissertation: 'thesis',
  report: 'report',
  'report-component': 'report',
  'report-series': 'report',
  dataset: 'dataset',
  database: 'dataset',
  standard: 'standard',
  'peer-review': 'review',
  journal: 'periodical',
  'journal-issue': 'periodical',
  'journal-volume': 'periodical',
  component: 'document',
  grant: 'document',
};

/** Converts a Crossref type to a CSL type. Returns `document` for an unknown type. */
export function cslTypeOfCrossref(type: string | undefined): CslType {
  return TYPES[type ?? ''] ?? 'document';
}
