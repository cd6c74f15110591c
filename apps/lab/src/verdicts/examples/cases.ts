import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import {
  covidMortality,
  covidRetraction,
  DEEP_LEARNING,
  deepLearning,
  WATSON_CRICK,
} from '@veracite/testing/famous-works';

/** What the home page shows, in its order: one citation for each thing that can be wrong with one, and one that is right. */
export const CASES = [
  {
    name: 'incomplete',
    citation: 'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids. Nature, 171, 737–738.',
  },
  {
    name: 'invalid',
    citation:
      'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers. Nature Communications, 12(1), 4411–4419. https://doi.org/10.1038/nature14539',
  },
  {
    name: 'retracted',
    citation:
      'Mehra, M. R., Desai, S. S., Kuy, S., Henry, T. D., & Patel, A. N. (2020). Cardiovascular disease, drug therapy, and mortality in Covid-19. New England Journal of Medicine, 382(25), e102. https://doi.org/10.1056/NEJMoa2007621',
  },
  {
    name: 'valid',
    citation: DEEP_LEARNING,
  },
] as const;

/** The works of these citations as their DOIs' records have them; the article that was retracted says so in its own. */
export const RECORDS: CslItem[] = [{ ...WATSON_CRICK, issued: dateOf(1953, 4) }, deepLearning, covidMortality];

/** What a list of retractions, which the local library takes in, has about the third. */
export const RETRACTED: Work = {
  key: `library:${covidMortality.DOI}`,
  csl: covidMortality,
  identifiers: { doi: covidMortality.DOI },
  standing: 'retracted',
  notices: [{ standing: 'retracted', ...covidRetraction, source: 'library' }],
};
