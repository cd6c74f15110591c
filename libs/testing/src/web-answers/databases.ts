import type { DatabaseState } from '@veracite/contracts/databases';

export const databases: DatabaseState[] = (
  [
    ['crossref', 'Crossref', 'general', 'DOI records of journals, books and proceedings.'],
    ['openalex', 'OpenAlex', 'general', 'An open index of works, authors and venues.'],
    ['datacite', 'DataCite', 'general', 'DOI records of data, software and preprints.'],
    ['pubmed', 'PubMed', 'scientific', 'Biomedical literature.'],
    ['europe-pmc', 'Europe PMC', 'scientific', 'Life science articles and preprints.'],
    ['arxiv', 'arXiv', 'scientific', 'Preprints in physics, mathematics and computing.'],
    ['dblp', 'DBLP', 'specialised', 'Computer science publications.'],
    ['open-library', 'Open Library', 'specialised', 'Books and their editions.'],
    ['doaj', 'DOAJ', 'publisher', 'Articles of open access journals.'],
  ] as const
).map(([id, name, group, coverage]) => ({
  id,
  name,
  group,
  coverage,
  homepage: `https://${id}.example/`,
  limit: { requests: 3, seconds: 1, searches: { requests: 1, seconds: 1 } },
  state: 'ready' as const,
}));
