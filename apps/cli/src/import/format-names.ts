/** Registers of the works of venues. */
const VENUE_REGISTERS = [
  'acl-anthology',
  'pmlr',
  'openreview',
  'neurips',
  'cvf',
  'usenix',
  'jmlr',
  'isca',
  'aaai',
  'repec',
] as const;

/** Databases that offer files for import. */
const DATABASES = ['crossref', 'openalex', 'datacite', 'dblp', 'pubmed', 'arxiv'] as const;

/** Formats that can be imported into the local library. */
export const FORMATS = [
  'csl',
  ...DATABASES,
  'bibtex',
  'ris',
  'references',
  'doaj',
  'retraction-watch',
  'journal-list',
  'ror',
  ...VENUE_REGISTERS,
] as const;
export type Format = (typeof FORMATS)[number];

/** Databases and registers of venues whose files may be all that they hold; the id of its connector, if it has one. */
export const HELD_WHOLE: readonly Format[] = [...DATABASES, 'doaj', ...VENUE_REGISTERS];
