/** Kinds of files that the local library takes in. */
export const FORMATS = [
  'csl',
  'crossref',
  'openalex',
  'datacite',
  'dblp',
  'pubmed',
  'arxiv',
  'bibtex',
  'ris',
  'references',
  'doaj',
  'retraction-watch',
  'journal-list',
] as const;
export type Format = (typeof FORMATS)[number];
