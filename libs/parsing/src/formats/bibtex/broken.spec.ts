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
  [
    'a command of its author in the title',
    `@article{a, title={Rates of \\ourmethod}, author={A B}, year=2001}\n${SECOND}`,
    ['Rates of ourmethod', 'Second'],
    ['broken-entry'],
  ],
  [
    'commands of LaTeX in the title, and a path in a field for programs',
    `@article{a, title={First \\emph{of} \\LaTeX{}}, file={C\\:\\Users\\Ada}, author={A B}, year=2001}\n${SECOND}`,
    ['First of LaTeX', 'Second'],
    [],
  ],
])('%s', (_trap, text, titles, codes) => {
  const references = parse(text, { now: new Date('2026-11-21') });
  expect(references.map(({ csl }) => csl.title)).toEqual(titles);
  expect(references[0]?.doubts.map(({ code }) => code)).toEqual(codes);
});

const doubled = (times: number): string =>
  Array.from({ length: times }, (_, i) => `@string{s${i + 1} = s${i} # s${i}}`).join('\n');

test.each([40, 5000])('strings that double %i times are not expanded', (times) => {
  const entry = `@article{a, title=s${times}, author={A B}, year=2001}`;
  const [first, second] = parse(`@string{s0="Title"}\n${doubled(times)}\n${entry}\n${SECOND}`);
  expect(first?.csl.title).toBe(`s${times}`);
  expect(first?.doubts).toEqual([
    { code: 'broken-entry', message: `The string "s${times}" is too long to expand. Its name was kept instead.` },
  ]);
  expect(second).toMatchObject({ csl: { title: 'Second' }, doubts: [] });
});

test('a long string that several entries use is expanded', () => {
  const series = 'Lecture Notes '.repeat(100).trim();
  const book = (i: number): string => `@book{b${i}, title={T}, author={A B}, year=2000, series=lncs}`;
  const references = parse(`@string{lncs="${series}"}\n${Array.from({ length: 10 }, (_, i) => book(i)).join('\n')}`);
  expect(references.map(({ csl }) => csl['collection-title'])).toEqual(Array(10).fill(series));
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
