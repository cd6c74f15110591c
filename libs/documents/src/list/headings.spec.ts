import { headingKind, looksLikeList } from './headings';

const PROSE = 'The books that we have used were found in the archives of the town, and';

test.each<[string, string[], boolean]>([
  ['prose with a year', [...Array<string>(10).fill(PROSE), 'in 1911.'], false],
  ['years line by line', Array<string>(6).fill('Adams, B. On rivers. Water 3, 2019.'), true],
  [
    'a first entry with many authors',
    [...Array<string>(14).fill('Adams, B., Brown, C., Clark, D.,'), ...Array<string>(18).fill('Li, E. 2019. On seas.')],
    true,
  ],
])('detects whether a list follows a heading: %s', (_trap, following, isList) => {
  expect(looksLikeList(following)).toBe(isList);
});

test.each([
  ['References', 'list'],
  ['7. Literature Cited', 'list'],
  ['Supplement', 'after'],
  ['Appendix References', 'list'],
  ['A. Online Appendix References', 'list'],
  ['References for the Supplement', 'list'],
  ['Supplementary Material', 'after'],
  ['Appendix A', 'after'],
  ['R EFERENCES', 'list'],
  ['B i b l i o g r a p h i e', 'list'],
  ['Bibliographical References', 'list'],
  ['6.2 Verwendete Literatur', 'list'],
  ['Fuentes y bibliografía', 'list'],
  ['Sitografia', 'list'],
  ['Contribuição dos autores', 'after'],
  ['Interessenkonflikte', 'after'],
])('"%s" as a heading: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind);
});
