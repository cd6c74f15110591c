import { headingKind, looksLikeList } from './headings';

const TEAM = 'Quillfeather, Bartholomew, Zelda Ostrander, Joerg Pfeiffer, Ann';
const LONG = [TEAM, 'Brown, and Maria de la Cruz. “A title that goes on and on over', ...Array<string>(8).fill(TEAM)];
const PROSE = 'The books that we have used were found in the archives of the town, and';

test.each<[string, string[], boolean]>([
  [
    'a first entry of many names',
    [...LONG, 'Water 3 (2019): 1–9.', 'Adams, B. “On rivers.” 2018.', 'Brown 2017.'],
    true,
  ],
  ['prose with a year', [...Array<string>(10).fill(PROSE), 'in 1911.', ...LONG], false],
  ['years line by line', Array<string>(6).fill('Adams, B. On rivers. Water 3, 2019.'), true],
])('what follows a heading is a list or not: %s', (_trap, following, isList) => {
  expect(looksLikeList(following)).toBe(isList);
});

test.each([
  ['References', 'list'],
  ['7. Literature Cited', 'list'],
  ['Supplement', 'after'],
  ['Appendix A', 'after'],
])('"%s" as a heading: %s', (line, kind) => {
  expect(headingKind(line)).toBe(kind);
});
