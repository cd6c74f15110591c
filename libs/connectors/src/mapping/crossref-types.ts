import { cslTypes } from './build-work';
import type { CslType } from '@veracite/model/csl';

/** Crossref's work types (api.crossref.org/types) in CSL; also given by OpenAlex (`type_crossref`), Unpaywall and doi.org. */
const TYPES = cslTypes({
  'article-journal': 'journal-article',
  'paper-conference': 'proceedings-article',
  book: 'proceedings proceedings-series book monograph edited-book reference-book book-set book-series',
  chapter: 'book-chapter book-section book-part book-track',
  'entry-encyclopedia': 'reference-entry',
  article: 'posted-content',
  thesis: 'dissertation',
  report: 'report report-component report-series',
  dataset: 'dataset database',
  standard: 'standard',
  review: 'peer-review',
  periodical: 'journal journal-issue journal-volume',
  document: 'component grant',
});

/** Converts a Crossref type to a CSL type. Returns `document` for an unknown type. */
export function cslTypeOfCrossref(type: string | undefined): CslType {
  return TYPES[type ?? ''] ?? 'document';
}
