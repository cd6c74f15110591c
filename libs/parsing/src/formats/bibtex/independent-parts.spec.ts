import { pick, seeded } from '@veracite/testing/seeded';
import { parse } from '../../parse';
import { independentParts } from './independent-parts';
import type { Remember } from '../entry';

const NOW = new Date('2026-03-03');
const entry = (key: string, more = '') =>
  `@article{${key},\n  author = {Okafor, Ada and Lind, Bo},\n  title = {The lights of ${key}},\n  journal = {Harbor Letters},${more}\n  year = {1999}\n}\n`;
const FILE = [
  '% My list\n',
  entry('one'),
  'Smith, J. (2001). A plain reference between entries. Water, 3(2), 1–9.\n\n',
  '@comment{jabref-meta: databaseType:bibtex;}\n',
  entry('two', '\n  pages = "1--9",'),
  '@book(three, title = {A {Nested} title}, publisher = "A ""B""", year = 2001)\n@misc{four, title = {Mail a@misc{b}}, year = jan # " 2002"}\n',
  entry('five').toUpperCase(),
].join('');

/** Reads a text as an editor does, which remembers the texts before it. */
const remembering = (): Remember => {
  const known = new Map<string, unknown>();
  return <T>(source: string, read: () => T): T => {
    if (!known.has(source)) known.set(source, JSON.parse(JSON.stringify(read())));
    return known.get(source) as T;
  };
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each<[string, string, number | undefined]>([
  ['entries, comments and text between them', FILE, 6],
  ['a string', `@string{hl = {Harbor Letters}}\n${FILE}`, undefined],
  ['an entry that inherits', FILE + entry('six', '\n  crossref = {five},'), undefined],
  ['a value that is read in the next line', `@misc{a, title =\n${entry('b')}`, 2],
  ['an entry that is not closed', `@misc{a, title = {B\n${entry('b')}`, 2],
])('the parts of a file with %s', (_name, text, count) => {
  expect(independentParts(text)?.length).toBe(count);
  expect(plain(parse(text, { now: NOW, remember: remembering() }))).toEqual(plain(parse(text, { now: NOW })));
});

test('after each of many edits, a file is read as if it were read for the first time', () => {
  const random = seeded(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const remember = remembering();
  const signs = ['{', '}', '"', '\n', '@', '=', ',', '(', '%', '#', '\\', 'x', '@misc{k,\n', '\n@book{', ' '];
  let text = FILE;
  for (let edit = 0; edit < 400; edit += 1) {
    if (edit % 8 === 0) text = FILE;
    const at = below(text.length);
    text = text.slice(0, at) + pick(signs, random) + text.slice(at + below(3));
    expect([text, plain(parse(text, { now: NOW, remember }))]).toEqual([text, plain(parse(text, { now: NOW }))]);
  }
});
