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
  ...VENUE_REGISTERS,
] as const;
export type Format = (typeof FORMATS)[number];

/** Databases and registers of venues whose files may be all that they hold; the id of its connector, if it has one. */
export const HELD_WHOLE: readonly Format[] = [
  'crossref',
  'openalex',
  'datacite',
  'dblp',
  'pubmed',
  'arxiv',
  'doaj',
  ...VENUE_REGISTERS,
];
