import type { CslItem } from '@veracite/model/csl';
import { correct } from './correct';

const article: CslItem = {
  type: 'article-journal',
  title: 'Bayesian Inference of COVID-19 in New York',
  author: [
    { family: 'CALIANDRO', given: 'G.A.' },
    { family: 'Berg', given: 'Jean-Paul M', 'non-dropping-particle': 'van der' },
  ],
  issued: { 'date-parts': [[2017, 6, 12]] },
  'container-title': 'Journal of Things',
  volume: '12',
  issue: '3',
  page: '123-9',
  DOI: '10.1234/abc',
};

const cases: [string, CslItem, ReturnType<typeof correct>][] = [
  [
    'article, shouted name, short page range, proper nouns in a headline',
    article,
    {
      apa: 'Caliandro, G. A., & van der Berg, J.-P. M. (2017). Bayesian inference of COVID-19 in New York. *Journal of Things*, *12*(3), 123–129. https://doi.org/10.1234/abc',
      mla: 'Caliandro, G. A., and Jean-Paul M. van der Berg. “Bayesian Inference of COVID-19 in New York.” *Journal of Things*, vol. 12, no. 3, June 2017, pp. 123–29, https://doi.org/10.1234/abc.',
      chicago:
        'Caliandro, G. A., and Jean-Paul M. van der Berg. “Bayesian Inference of COVID-19 in New York.” *Journal of Things* 12, no. 3 (June 2017): 123–29. https://doi.org/10.1234/abc.',
    },
  ],
  [
    'translated book, later edition, publisher with a business word',
    {
      type: 'book',
      title: 'the psychology of the child',
      author: [
        { family: 'Piaget', given: 'Jean' },
        { family: 'Inhelder', given: 'Bärbel' },
      ],
      translator: [{ family: 'Weaver', given: 'Helen' }],
      edition: '2nd',
      issued: { 'date-parts': [[1969]] },
      publisher: 'Basic Books, Inc.',
      'publisher-place': 'New York',
    },
    {
      apa: 'Piaget, J., & Inhelder, B. (1969). *The psychology of the child* (H. Weaver, Trans.; 2nd ed.). Basic Books.',
      mla: 'Piaget, Jean, and Bärbel Inhelder. *The Psychology of the Child*. Translated by Helen Weaver, 2nd ed., Basic Books, 1969.',
      chicago:
        'Piaget, Jean, and Bärbel Inhelder. *The Psychology of the Child*. Translated by Helen Weaver. 2nd ed. New York: Basic Books, 1969.',
    },
  ],
  [
    'chapter of a series without the title of its volume',
    {
      type: 'chapter',
      title: 'Korean plurals',
      author: [{ family: 'Gil', given: 'David' }],
      'collection-title': 'Harvard studies in Korean linguistics',
      volume: '3',
      page: '423-430',
      issued: { 'date-parts': [[1989]] },
      publisher: 'Hanshin',
      'publisher-place': 'Seoul',
    },
    {
      apa: 'Gil, D. (1989). Korean plurals. In *Harvard Studies in Korean Linguistics* (Vol. 3, pp. 423–430). Hanshin.',
      mla: 'Gil, David. “Korean Plurals.” *Harvard Studies in Korean Linguistics*, vol. 3, Hanshin, 1989, pp. 423–30.',
      chicago:
        'Gil, David. “Korean Plurals.” In *Harvard Studies in Korean Linguistics*, 3:423–30. Seoul: Hanshin, 1989.',
    },
  ],
  [
    'paper of a meeting that is recorded by its acronym',
    {
      type: 'paper-conference',
      title: 'A new distance',
      author: [{ family: 'Zhou', given: 'Ding' }],
      'container-title': 'ICML',
      page: '1028-1035',
      issued: { 'date-parts': [[2005]] },
      publisher: 'ACM',
    },
    {
      apa: 'Zhou, D. (2005). A new distance. In *ICML* (pp. 1028–1035). ACM.',
      mla: 'Zhou, Ding. “A New Distance.” *ICML*, ACM, 2005, pp. 1028–35.',
      chicago: 'Zhou, Ding. “A New Distance.” In *ICML*, 1028–35. ACM, 2005.',
    },
  ],
  [
    'page by the organization that publishes it',
    {
      type: 'webpage',
      title: 'Climate change',
      author: [{ literal: 'World Health Organization' }],
      publisher: 'World Health Organization',
      URL: 'https://www.who.int/climate',
      issued: { 'date-parts': [[2020, 5, 4]] },
    },
    {
      apa: 'World Health Organization. (2020, May 4). *Climate change*. https://www.who.int/climate',
      mla: '“Climate Change.” World Health Organization, 4 May 2020, https://www.who.int/climate.',
      chicago: 'World Health Organization. “Climate Change.” May 4, 2020. https://www.who.int/climate.',
    },
  ],
];

test.each(cases)('%s', (_trap, item, expected) => {
  expect(correct(item)).toEqual(expected);
});

test.each([
  [
    'a series in lower case',
    'advances in neural information processing systems',
    'Advances in Neural Information Processing Systems',
  ],
  ['a series after an acronym', 'IFIP Advances in Information Technology', 'IFIP Advances in Information Technology'],
  ['proceedings by acronym and year', 'Computer Vision – ECCV 2016', 'Computer Vision – ECCV 2016'],
  ['a book', 'The Handbook of COVID-19 Research', 'The handbook of COVID-19 research'],
])('capitals of the container in APA: %s', (_trap, container, expected) => {
  expect(correct({ ...article, type: 'chapter', 'container-title': container }).apa).toContain(`*${expected}*`);
});

test.each([
  ['Hutchinson & Co', 'Hutchinson'],
  ['Little, Brown and Co.', 'Little, Brown'],
  ['W. W. Norton & Company, Inc.', 'W. W. Norton'],
  ['John Wiley & Sons, Ltd', 'John Wiley & Sons'],
  ['Walter de Gruyter GmbH & Co. KG', 'Walter de Gruyter'],
  ['Duncker und Co.', 'Duncker'],
])('a publisher without its business words: %s', (publisher, expected) => {
  const { apa, mla, chicago } = correct({ type: 'book', title: 'On rivers', publisher });
  expect(apa).toMatch(new RegExp(`\\. ${expected}\\.$`));
  expect([mla, chicago]).toEqual([`*On Rivers*. ${expected}.`, `*On Rivers*. ${expected}, n.d.`]);
});
