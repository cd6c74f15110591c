const NAMES: Record<string, string> = {
  library: 'the local library',
  crossref: 'Crossref',
  datacite: 'DataCite',
  openalex: 'OpenAlex',
  'semantic-scholar': 'Semantic Scholar',
  dblp: 'DBLP',
  arxiv: 'arXiv',
  pubmed: 'PubMed',
  'europe-pmc': 'Europe PMC',
  'open-library': 'Open Library',
  'google-books': 'Google Books',
  'library-of-congress': 'the Library of Congress',
  doaj: 'DOAJ',
  openaire: 'OpenAIRE',
  'doi-org': 'doi.org',
  'inspire-hep': 'INSPIRE',
  'nasa-ads': 'NASA ADS',
  eric: 'ERIC',
  hal: 'HAL',
  core: 'CORE',
  zenodo: 'Zenodo',
  'ieee-xplore': 'IEEE Xplore',
  opencitations: 'OpenCitations',
};

/** Returns the name of a connector in a sentence, for callers without names of their own. */
export function sourceName(connector: string): string {
  return NAMES[connector] ?? connector;
}

/** Joins names with commas and "and": "Crossref, DBLP and OpenAlex". */
export function listed(names: string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
