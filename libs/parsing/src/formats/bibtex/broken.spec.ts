import { parse } from '../../parse';

const SECOND = '@book{b, title={Second}, author={C D}, year=2002}';

test.each([
  [
    'a brace that is never closed',
    `@article{a, author={A B}, year=2001, title={First with { open,\n}\n\n${SECOND}`,
    ['First with open,', 'Second'],
    ['broken-entry'],
  ],
  [
    'a quotation mark that is never closed',
    `@article{a, author="A B, title="First", year=2001}\n${SECOND}`,
    ['First', 'Second'],
    ['broken-entry'],
  ],
  ['a missing comma', `@article{a, author={A B} title={First} year=2001}\n${SECOND}`, ['First', 'Second'], []],
  ['an entry inside a comment', `@comment{see @book{x, title={No}}}\n${SECOND}`, ['Second'], []],
  ['a comment to the end of a line', `@book{b, % unsure\n title={Second}, author={C D}, year=2002}`, ['Second'], []],
])('%s', (_trap, text, titles, codes) => {
  const references = parse(text, { now: new Date('2026-11-21') });
  expect(references.map(({ csl }) => csl.title)).toEqual(titles);
  expect(references[0]?.doubts.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['movie', 'motion_picture'],
  ['audio', 'song'],
  ['letter', 'personal_communication'],
  ['mvcollection', 'book'],
  ['bookinbook', 'chapter'],
  ['suppperiodical', 'article-journal'],
  ['dataset', 'dataset'],
  ['standard', 'standard'],
])('@%s is of type %s', (entry, type) => {
  expect(parse(`@${entry}{a, title={T}, author={A B}, year=2000}`)[0]?.csl.type).toBe(type);
});

test.each([
  ['accent, then a space', "Caf\\'e \\& {\\oe}uvre", 'Café & œuvre'],
  ['i without its dot', 'na\\"{\\i}ve pol\\\'\\i tica', 'naïve política'],
  ['formula', 'H$_2$O and $\\alpha$-helix', 'H2O and α-helix'],
])('%s', (_trap, title, expected) => {
  expect(parse(`@book{a, title={${title}}, year=2000}`)[0]?.csl.title).toBe(expected);
});
