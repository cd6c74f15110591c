import type { ApiResponseOptions } from '@nestjs/swagger';
import type { FindResponse } from '@veracite/contracts/find';

const EXAMPLE: FindResponse = {
  totalFound: 2,
  searchTime: 812,
  query: { title: 'hallmarks cancer', author: 'Hanahan', format: 'apa' },
  page: 1,
  totalPages: 1,
  results: [
    {
      id: 'crossref:10.1016/s0092-8674(00)81683-9',
      title: 'The Hallmarks of Cancer',
      authors: ['Douglas Hanahan', 'Robert A. Weinberg'],
      journal: 'Cell',
      year: 2000,
      volume: '100',
      pages: '57-70',
      doi: '10.1016/s0092-8674(00)81683-9',
      url: 'https://doi.org/10.1016/s0092-8674(00)81683-9',
      confidence: 0.612,
      source: 'Crossref',
      links: [{ source: 'Crossref', url: 'https://doi.org/10.1016/s0092-8674(00)81683-9' }],
      formattedCitations: { apa: 'Hanahan, D., & Weinberg, R. A. (2000). …', mla: '…', chicago: '…' },
      standing: 'current',
      openAccess: false,
    },
  ],
  followUp: {
    about: 'year',
    text: 'Was it 2000 or 2011?',
    options: [
      { answer: '2000', works: ['crossref:10.1016/s0092-8674(00)81683-9'] },
      { answer: '2011', works: ['crossref:10.1016/j.cell.2011.02.013'] },
    ],
    gain: 0.96,
  },
  consulted: [{ source: 'Crossref', question: 'search', outcome: 'answered', found: 2, ms: 640 }],
};

/** How the finder's answer stands in the documentation. */
export const FIND_RESPONSE: ApiResponseOptions = {
  description:
    '`confidence` is the chance, 0 to 1, that this is the work described: works that fit equally well share it. `followUp` is the one question whose answer would best split them. `searchId` leads to further pages.',
  schema: { type: 'object', example: EXAMPLE },
};
