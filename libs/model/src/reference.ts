import type { CslItem } from './csl';
import type { Identifiers } from './identifiers';

/** Half-open range of UTF-16 offsets in a text. */
export interface Span {
  start: number;
  end: number;
}

export const FIELDS = [
  'author',
  'editor',
  'translator',
  'title',
  'container-title',
  'collection-title',
  'issued',
  'volume',
  'issue',
  'page',
  'number',
  'section',
  'edition',
  'publisher',
  'publisher-place',
  'genre',
  'event-title',
  'accessed',
  'DOI',
  'arXiv',
  'PMID',
  'PMCID',
  'ISBN',
  'ISSN',
  'URL',
] as const;
export type Field = (typeof FIELDS)[number];

/** What the text itself makes one doubt, found while reading it. `code` is stable, `message` is for people. */
export interface Doubt {
  code:
    | 'unreadable'
    | 'no-title'
    | 'no-author'
    | 'no-year'
    | 'malformed-doi'
    | 'malformed-arxiv'
    | 'malformed-isbn'
    | 'malformed-issn'
    | 'malformed-orcid'
    | 'malformed-pmid'
    | 'future-year'
    | 'too-long'
    | 'ambiguous-split'
    | 'several-references'
    | 'broken-entry';
  message: string;
  field?: Field;
  span?: Span;
}

export type InputFormat =
  | 'text'
  | 'bibtex'
  | 'biblatex-bbl'
  | 'latex'
  | 'ris'
  | 'isi'
  | 'nbib'
  | 'endnote-xml'
  | 'endnote-tagged'
  | 'csl-json'
  | 'csl-yaml'
  | 'citation-file'
  | 'word-xml'
  | 'jats'
  | 'tei'
  | 'html'
  | 'wikitext'
  | 'identifier-list';

/** One entry as the author wrote it. `raw` is never lost. */
export interface Reference {
  id: string;
  raw: string;
  /** Where `raw` stands in the text that was pasted. */
  span: Span;
  format: InputFormat;
  csl: CslItem;
  identifiers: Identifiers;
  /** Where in `raw` each field was found; a field may stand in several places. */
  fields: Partial<Record<Field, Span[]>>;
  doubts: Doubt[];
  /** True when the author list was cut with "et al.", "and others", "…". */
  etAl?: boolean;
}
