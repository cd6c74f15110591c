import { pick, seeded } from '@veracite/testing/seeded';
import { parse } from '../../parse';
import type { Remember } from '../../read-file';
import { divideBibtex } from './divide-bibtex';

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

const INHERITING = [
  '@string{hl = {Harbor Letters}}\n@string{hll = hl # { and Lights}}\n',
  '@xdata{dates, year = {1999}, publisher = {Nordby Press}}\n',
  '@inproceedings{part, author = {Lind, Bo}, title = {A part}, crossref = {whole}}\n',
  '@article{six, author = {Okafor, Ada}, title = {Six}, journal = hll, xdata = {dates}}\n',
  entry('seven', '\n  journal = hl,'),
  '@proceedings{whole, title = {The whole}, year = {2001}, ids = {all, every}}\n',
  '@inproceedings{other, author = {Lind, Bo}, title = {Other}, crossref = {every}}\n',
  '@article{review, relatedtype = {reviewof}, related = {seven}, title = {A review}, author = {Eng, Li}}\n',
].join('');

test.each<[string, string, number | undefined]>([
  ['entries, comments and text between them', FILE, 6],
  ['strings, data and works that others use', INHERITING, 9],
  ['an entry for data only', `@book{a, options = {dataonly}, title = {B}}\n${INHERITING}`, undefined],
  ['texts that multiply', `@string{a = {${'b'.repeat(5000)}}}\n${'@misc{c, title = a}\n'.repeat(99)}`, undefined],
  ['a value that is read in the next line', `@misc{a, title =\n${entry('b')}`, 2],
  ['an entry that is not closed', `@misc{a, title = {B\n${entry('b')}`, 2],
  ['a string that is not closed', `@string{hl = {B\n\n${entry('b', '\n  journal = hl,')}`, 2],
  ['an entry that has begun', `${entry('a')}@article{\n\n${entry('b')}`, 3],
  ['a reference before a string', `${FILE}Lind, B. (2001). A plain reference. Water, 3, 1–9.\n${INHERITING}`, 15],
])('the parts of a file with %s', (_name, text, count) => {
  expect(divideBibtex(text)?.length).toBe(count);
  expect(plain(parse(text, { now: NOW, remember: remembering() }))).toEqual(plain(parse(text, { now: NOW })));
});

test.each([
  ['an entry', FILE, 'of two', 'of 2', 1],
  ['an entry that is not closed', FILE, 'of two}', 'of two', 1],
  ['a string', INHERITING, '{ and Lights}', '{ of Lights}', 2],
  ['a work that others belong to', INHERITING, 'The whole', 'The book', 3],
])('after an edit of %s only what uses it is read again', (_name, text, words, others, count) => {
  let reads = 0;
  const known = remembering();
  const remember: Remember = (source, read) =>
    known(source, () => {
      reads += 1;
      return read();
    });
  parse(text, { now: NOW, remember });
  reads = 0;
  parse(text.replace(words, others), { now: NOW, remember });
  expect(reads).toBe(count);
});

test.each([
  ['entries', FILE, 7],
  ['entries that use others', INHERITING, 11],
])('after each of many edits of %s, a file is read as if it were read for the first time', (_name, file, seed) => {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const remember = remembering();
  const signs = ['{', '}', '"', '\n', '@', '=', ',', '(', '%', '#', '\\', 'x', '@misc{k,\n', '\n@book{', ' '];
  let text = file;
  for (let edit = 0; edit < 160; edit += 1) {
    if (edit % 8 === 0) text = file;
    const end = below(text.length);
    text = text.slice(0, end) + pick(signs, random) + text.slice(end + below(3));
    expect([text, plain(parse(text, { now: NOW, remember }))]).toEqual([text, plain(parse(text, { now: NOW }))]);
  }
});
