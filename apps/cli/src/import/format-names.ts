/** Formats that can be imported into the local library. */
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
  'ror',
] as const;
export type Format = (typeof FORMATS)[number];

/** Databases whose files may be all that they hold; each is the id of its connector too. */
export const HELD_WHOLE: readonly Format[] = ['crossref', 'openalex', 'datacite', 'dblp', 'pubmed', 'arxiv', 'doaj'];
