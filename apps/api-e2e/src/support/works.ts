import { dateOf, type CslItem } from '@veracite/model/csl';

/** What the databases hold in these tests. */
export const WORKS: CslItem[] = [
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
    publisher: 'Springer Science and Business Media LLC',
  },
  {
    type: 'article-journal',
    title: 'The hallmarks of cancer',
    author: [
      { family: 'Hanahan', given: 'Douglas' },
      { family: 'Weinberg', given: 'Robert A.' },
    ],
    'container-title': 'Cell',
    volume: '100',
    issue: '1',
    page: '57-70',
    issued: dateOf(2000),
    DOI: '10.1016/s0092-8674(00)81683-9',
    publisher: 'Elsevier BV',
  },
];

export const DEEP_LEARNING =
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539';
export const HALLMARKS =
  'Hanahan, D., & Weinberg, R. A. (2000). The hallmarks of cancer. Cell, 100(1), 57–70. https://doi.org/10.1016/S0092-8674(00)81683-9';
export const INVENTED =
  'Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of migratory teapots. Journal of Applied Kettle Studies, 12(3), 45–67.';
