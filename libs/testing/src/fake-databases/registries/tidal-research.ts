import type { RegistryCatalog } from './catalog';

/** A journal that registries know well, and its publisher. */
export const TIDAL_RESEARCH: RegistryCatalog = {
  journals: [
    {
      id: 'S1',
      title: 'Annals of Tidal Research',
      issns: ['0028-0836', '1476-4687'],
      publisher: 'Springer Nature',
      worksCount: 8_120,
      citedByCount: 91_000,
      twoYearMeanCitedness: 3.2,
      hIndex: 88,
      firstYear: 1999,
      core: true,
      retracted: 2,
      in: ['crossref', 'openalex', 'doaj', 'issn-portal'],
    },
  ],
  publishers: [{ id: '297', name: 'Springer Nature', prefixes: ['10.1038'], in: ['crossref'] }],
};
