import { work, type RuleExample } from './work';

const article = {
  author: 'Keng|Shao-Hsun; Lin|Chun-Hung',
  title: 'Expanding college access in Taiwan',
  issued: '2017',
  'container-title': 'Journal of Human Capital',
  volume: '11',
  issue: '1',
  page: '1-34',
};

/** Chicago, 17th edition, reference lists of the author-date form: chapter 15. */
export const AUTHOR_DATE_EXAMPLES: RuleExample[] = [
  {
    section: '15.9, book',
    work: work('book', {
      author: 'Grazer|Brian; Fishman|Charles',
      title: 'A curious mind',
      publisher: 'Simon & Schuster',
      'publisher-place': 'New York',
      issued: '2015',
    }),
    expected: 'Grazer, Brian, and Charles Fishman. 2015. *A Curious Mind*. New York: Simon & Schuster.',
  },
  {
    section: '15.9, chapter',
    work: work('chapter', {
      author: 'Thoreau|Henry David',
      title: 'Walking',
      editor: 'D’Agata|John',
      'container-title': 'The making of the American essay',
      page: '167-195',
      publisher: 'Graywolf Press',
      'publisher-place': 'Minneapolis',
      issued: '2016',
    }),
    expected:
      'Thoreau, Henry David. 2016. “Walking.” In *The Making of the American Essay*, edited by John D’Agata, 167–95. Minneapolis: Graywolf Press.',
  },
  {
    section: '15.47, issue without a month in parentheses',
    work: work('article-journal', article),
    expected:
      'Keng, Shao-Hsun, and Chun-Hung Lin. 2017. “Expanding College Access in Taiwan.” *Journal of Human Capital* 11 (1): 1–34.',
  },
  {
    section: '15.47, issue with its month',
    work: work('article-journal', { ...article, issued: '2017-04' }),
    expected:
      'Keng, Shao-Hsun, and Chun-Hung Lin. 2017. “Expanding College Access in Taiwan.” *Journal of Human Capital* 11, no. 1 (April): 1–34.',
  },
  {
    section: '15.47, issue with its season',
    work: work('article-journal', { ...article, issued: '2017 Spring' }),
    expected:
      'Keng, Shao-Hsun, and Chun-Hung Lin. 2017. “Expanding College Access in Taiwan.” *Journal of Human Capital* 11, no. 1 (Spring): 1–34.',
  },
  {
    section: '15.48, volume alone: no space before the pages',
    work: work('article-journal', { ...article, issue: undefined }),
    expected:
      'Keng, Shao-Hsun, and Chun-Hung Lin. 2017. “Expanding College Access in Taiwan.” *Journal of Human Capital* 11:1–34.',
  },
  {
    section: '15.49, newspaper: the day repeats the year',
    work: work('article-newspaper', {
      author: 'Manjoo|Farhad',
      title: 'Snap makes a bet',
      issued: '2017-03-08',
      'container-title': 'The New York Times',
    }),
    expected: 'Manjoo, Farhad. 2017. “Snap Makes a Bet.” *New York Times*, March 8, 2017.',
  },
  {
    section: '15.44, no date',
    work: work('book', { author: 'Doe|Jane', title: 'Trees', publisher: 'Brill' }),
    expected: 'Doe, Jane. n.d. *Trees*. Brill.',
  },
  {
    section: '15.45, forthcoming',
    work: work('book', { author: 'Doe|Jane', title: 'Trees', publisher: 'Brill', issued: 'forthcoming' }),
    expected: 'Doe, Jane. Forthcoming. *Trees*. Brill.',
  },
  {
    section: '15.40, original year',
    work: work('book', {
      author: 'Darwin|Charles',
      title: 'On the origin of species',
      issued: '1964',
      'original-date': '1859',
      publisher: 'Harvard University Press',
    }),
    expected: 'Darwin, Charles. (1859) 1964. *On the Origin of Species*. Harvard University Press.',
  },
  {
    section: '15.34, no author',
    work: work('webpage', {
      title: 'Privacy policy',
      issued: '2017-04-17',
      'container-title': 'Privacy & Terms',
      publisher: 'Google',
      URL: 'https://policies.google.com/privacy',
    }),
    expected: 'Google. 2017. “Privacy Policy.” Privacy & Terms. April 17, 2017. https://policies.google.com/privacy.',
  },
  {
    section: '15.55, patent',
    work: work('patent', {
      author: 'Iizuka|Masanori; Tanaka|Hideki',
      title: 'Cement Admixture',
      number: 'US 4,586,960',
      issued: '1986-05-06',
    }),
    expected: 'Iizuka, Masanori, and Hideki Tanaka. 1986. Cement admixture. US Patent 4,586,960, issued May 6, 1986.',
  },
];
