/** Names of the databases, as they stand in results, in SOURCES and (in upper snake case) in switches. */
export const DATABASE_IDS = [
  'crossref',
  'openalex',
  'datacite',
  'pubmed',
  'europe-pmc',
  'arxiv',
  'dblp',
  'open-library',
] as const;

export type DatabaseId = (typeof DATABASE_IDS)[number];
