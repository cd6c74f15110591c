import { parseText } from '@veracite/parsing/parse';
import { parseAnswer, byLine } from './parse-answer';

const LECUN = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.';
const WATSON =
  'Watson, J. D., & Crick, F. H. C. (1953). Molecular structure of nucleic acids. Nature, 171(4356), 737–738.';
const BIB = `@string{nat = "Nature"}
@article{a, author={LeCun, Yann}, title={Deep learning}, journal=nat, year=2015}

@book{b, title={Two},
  year=2001}
@book{c, title={Three}}`;
const wrapped = (text: string) => text.replace(/.{50}[^ ]{0,40} /g, (row) => `${row.trimEnd()}\n`);
const long = `${LECUN} ${'word '.repeat(420)}`.trim();

const read = (text: string) => parseAnswer(text, parseText(text, { now: new Date('2026-11-21') }));

test.each<[string, string, number, string]>([
  ['BibTeX over six lines is three references', BIB, 3, 'BibTeX: 3 references'],
  ['RIS is its records', 'TY  - JOUR\nAU  - Smith, J.\nTI  - A title\nPY  - 2001\nER  - ', 1, 'RIS: 1 reference'],
  ['a list of identifiers, two on a line', '10.1038/nature14539, 10.1038/171737a0\n13054692', 3, 'list of identifiers'],
  ['a numbered list, wrapped', `[1] ${wrapped(LECUN)}\n[2] ${wrapped(WATSON)}`, 2, '2 references'],
  ['wrapped entries with blank lines', `${wrapped(LECUN)}\n\n${wrapped(WATSON)}`, 2, '2 references'],
  ['one a line', `${LECUN}\n${WATSON}`, 2, 'one reference a line: 2 references'],
  ['three words on three lines are three citations', 'one\ntwo\nthree', 3, 'one reference a line: 3 references'],
  ['lines of which each looks like the next', 'Entry number 1 of it\nEntry number 2 of it', 2, 'one reference a line'],
  ['a word', 'a', 1, 'one reference a line: 1 reference'],
])('%s', (_trap, text, count, sentence) => {
  const { entries, cost, summary } = read(text);
  expect([entries.length, cost]).toEqual([count, count]);
  expect(summary).toContain(sentence);
  for (const entry of entries) expect(text.slice(entry.start, entry.end)).toBe(entry.text);
});

test('a heading is left out, reported, and can be restored by its offsets', () => {
  const text = `References\n${LECUN}\n${WATSON}`;
  const { entries, leftOut, summary } = read(text);
  expect(entries.map((entry) => entry.text)).toEqual([LECUN, WATSON]);
  expect(leftOut).toEqual([{ start: 0, end: 10, text: 'References', kind: 'heading' }]);
  expect(summary).toContain('2 references; 1 line was left out as a heading.');
});

test('with the layout one-a-line, BibTeX is read line by line', () => {
  expect(byLine(BIB)).toMatchObject({ format: 'text', layout: 'one-a-line', cost: 5, leftOut: [] });
});

test.each<[string, number, boolean]>([
  ['1,999 characters are a citation', 1999, true],
  ['2,000 are too long for one, which is reported', 2000, false],
])('%s', (_name, length, isCitation) => {
  const { entries, leftOut, summary, cost } = byLine(`${'x'.repeat(length)}\nanother`);
  expect(entries).toHaveLength(isCitation ? 2 : 1);
  expect(cost).toBe(entries.length);
  expect(leftOut.map(({ kind, text }) => [kind, text.length])).toEqual(isCitation ? [] : [['too-long', length]]);
  if (!isCitation) expect(summary).toBe('Read as one reference a line: 1 reference; 1 is too long for one citation.');
});

test('an entry of a file may be as long as its abstract', () => {
  const text = `@article{a, title={One}, author={A. B}, year=2001, abstract={${long}}}`;
  expect(read(text)).toMatchObject({ cost: 1, leftOut: [] });
});

test('the summary names the kinds of text that were left out', () => {
  const parsed = parseText(LECUN);
  const text = `References\n\nIntro text\nmore\n\n${LECUN}\n7`;
  const index = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const reference = parsed.references.map((reference) => ({ ...reference, span: index(LECUN) }));
  const leftOut = [
    { ...index('References'), kind: 'heading' as const },
    { ...index('Intro text\nmore'), kind: 'prose' as const },
    { start: text.length - 1, end: text.length, kind: 'page' as const },
  ];
  expect(parseAnswer(text, { format: 'text', layout: 'numbered', references: reference, leftOut }).summary).toBe(
    'Read as a numbered list: 1 reference; 4 lines were left out as a heading, part of the page and text that is no reference.',
  );
});
