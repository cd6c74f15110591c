import type { CslItem } from '@veracite/model/csl';
import locales from '@citation-js/plugin-csl/lib/locales.json';
import styles from '@citation-js/plugin-csl/lib/styles.json';
import { APA_EXAMPLES } from '../../eval/rules/apa';
import { toAsterisks, toPlain } from '../markup';
import { apa } from '../styles/apa/reference';
import { inCslStyle, type CslStyle } from './processor';

const styleOf = (xml: string): CslStyle => ({ xml, locales: new Map(Object.entries(locales)) });

const article: CslItem = {
  type: 'article-journal',
  title: 'A study of memory & more',
  author: [{ family: 'Smith', given: 'John Adam' }],
  issued: { 'date-parts': [[2020]] },
  'container-title': 'Journal of Memory',
  volume: '12',
  issue: '3',
  page: '123-129',
};

test('a style by its file: italics marked, entities read', async () => {
  const [entry = ''] = await inCslStyle([article], styleOf(styles.apa));
  expect(toAsterisks(entry)).toBe(
    'Smith, J. A. (2020). A study of memory & more. *Journal of Memory*, *12*(3), 123–129.',
  );
});

test('a numbered style comes without its number, works in the order given', async () => {
  const second = { ...article, title: 'Another', author: [{ family: 'Adams', given: 'A' }] };
  const entries = await inCslStyle([article, second], styleOf(styles.vancouver));
  expect(entries.map((entry = '') => toPlain(entry).slice(0, 9))).toEqual(['Smith JA.', 'Adams A. ']);
});

test('a file that is no style is refused', async () => {
  await expect(inCslStyle([article], styleOf('<html/>'))).rejects.toThrow();
});

/** Where the CSL style of APA differs from ours, and why ours stands: sections of the manual, 7th edition. */
const EXPLAINED: Record<string, string> = {
  '10.1, article with DOI': '6.17: titles are in sentence case; CSL keeps the record’s capitals',
  '10.1, article number': '9.27: “Article” stands before an article’s number',
  '9.8, twenty-one authors': '9.8: the ellipsis is three spaced stops, and a comma stands before it',
  '9.11, organisation as author and publisher': '9.29: a publisher that is the author is left out; 6.17: sentence case',
  '9.14, no date': '9.29: a publisher that is the author is left out',
  '10.2, book': '6.17: sentence case',
  '10.2, place left out': '6.17: sentence case',
  '10.2, translation of an older work': '6.17: sentence case',
  '10.3, chapter in an edited book': '6.17: the title of the book too',
  '10.5, talk': '10.5: the conference and its place follow',
  '10.8, preprint': '10.8: no description where the repository says it',
  '10.8, preprint on arXiv': '10.8: the repository’s number stands in parentheses; 6.17: sentence case',
  '10.10, software': '10.10: “Version” before the number, and “Computer software”',
  '10.12, film': '10.12: the director’s role and “Film”',
  '10.13, podcast episode': '10.13: the host’s role and “Audio podcast episode”',
  '11.8, patent': '11.8: “U.S. Patent No.”',
};
const letters = (text: string): string => toPlain(text).replace(/[\s*’'“”"–-]/g, '');

test('APA: the second opinion differs where the manual says so, and nowhere else', async () => {
  const theirs = await inCslStyle(
    APA_EXAMPLES.map(({ work }) => work),
    styleOf(styles.apa),
  );
  const different = APA_EXAMPLES.filter(({ work }, i) => letters(apa(work)) !== letters(theirs[i] ?? ''));
  expect(different.map(({ section }) => section)).toEqual(Object.keys(EXPLAINED));
});
