import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';

/** What the home page shows, in its order: one citation for each thing that can be wrong with one, and one that is right. */
export const CASES = [
  {
    name: 'incomplete',
    citation: 'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids. Nature, 171, 737–738.',
  },
  {
    name: 'invalid',
    citation:
      'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers. Journal of Synthetic Sociology, 14(2), 211–239. https://doi.org/10.1038/nature14539',
  },
  {
    name: 'retracted',
    citation:
      'Mehra, M. R., Desai, S. S., Kuy, S., Henry, T. D., & Patel, A. N. (2020). Cardiovascular disease, drug therapy, and mortality in Covid-19. New England Journal of Medicine, 382(25), e102. https://doi.org/10.1056/NEJMoa2007621',
  },
  {
    name: 'valid',
    citation:
      'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539',
  },
] as const;

/** The works of these citations as their DOIs' records have them; the article that was retracted says so in its own. */
export const RECORDS: CslItem[] = [
  {
    type: 'article-journal',
    title: 'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
    author: [
      { family: 'Watson', given: 'J. D.' },
      { family: 'Crick', given: 'F. H. C.' },
    ],
    'container-title': 'Nature',
    volume: '171',
    issue: '4356',
    page: '737-738',
    issued: dateOf(1953, 4),
    DOI: '10.1038/171737a0',
  },
  {
    type: 'article-journal',
    title: 'Deep learning',
    author: [
      { family: 'LeCun', given: 'Yann' },
      { family: 'Bengio', given: 'Yoshua' },
      { family: 'Hinton', given: 'Geoffrey' },
    ],
    'container-title': 'Nature',
    volume: '521',
    issue: '7553',
    page: '436-444',
    issued: dateOf(2015),
    DOI: '10.1038/nature14539',
  },
  {
    type: 'article-journal',
    title: 'Cardiovascular Disease, Drug Therapy, and Mortality in Covid-19',
    author: [
      { family: 'Mehra', given: 'Mandeep R.' },
      { family: 'Desai', given: 'Sapan S.' },
      { family: 'Kuy', given: 'SreyRam' },
      { family: 'Henry', given: 'Timothy D.' },
      { family: 'Patel', given: 'Amit N.' },
    ],
    'container-title': 'New England Journal of Medicine',
    volume: '382',
    issue: '25',
    page: 'e102',
    issued: dateOf(2020),
    DOI: '10.1056/nejmoa2007621',
  },
];

/** What a list of retractions, which the local library takes in, has about the third. */
export const RETRACTED: Work = {
  key: 'library:10.1056/nejmoa2007621',
  csl: RECORDS[2] ?? { type: 'article-journal' },
  identifiers: { doi: '10.1056/nejmoa2007621' },
  standing: 'retracted',
  notices: [{ standing: 'retracted', doi: '10.1056/nejmc2021225', date: dateOf(2020, 6), source: 'library' }],
};
