import { yearOf } from '@veracite/model/csl';
import { normalizeArxiv, normalizeDoi, normalizeIsbn } from '@veracite/model/identifiers';
import { starterLines } from '@veracite/testing/starter-lines';
import { fold } from '@veracite/text/fold';
import { CHECKS, type StarterLine } from './line';

let lines: StarterLine[];
beforeAll(async () => {
  lines = await starterLines();
});

/** Fields that a reference to a work of this type needs. */
const REQUIRED: { [type: string]: (keyof StarterLine)[] } = {
  'article-journal': ['container-title', 'volume'],
  'paper-conference': ['container-title'],
  chapter: ['container-title'],
  book: ['publisher'],
  report: ['publisher'],
  thesis: ['publisher'],
  article: ['publisher'],
};

const faults = (isFault: (line: StarterLine) => boolean) => lines.filter(isFault).map((line) => line.id);
const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const peopleOf = (line: StarterLine) => [...(line.author ?? []), ...(line.editor ?? [])];
const nameOf = (line: StarterLine) => line.author?.[0] ?? line.editor?.[0];

test('is large and wide enough', () => {
  expect(lines.length).toBeGreaterThanOrEqual(8000);
  expect(new Set(lines.map((line) => line.discipline)).size).toBeGreaterThanOrEqual(20);
});

test.each<[string, (line: StarterLine) => boolean]>([
  ['no title', (line) => !line.title || line.title.trim() !== line.title],
  ['markup left in the title', (line) => /[{}\\>$]|<\w|&\w+;/.test(line.title ?? '')],
  ['an impossible year', (line) => !((yearOf(line) ?? 0) >= 1500 && (yearOf(line) ?? 0) <= 2026)],
  ['no author or editor', (line) => !nameOf(line)],
  ['a person without a family name', (line) => peopleOf(line).some((name) => !name.family && !name.literal)],
  [
    'a cut list of people',
    (line) =>
      (line.author ?? []).some((name) => /^(?:others|al\.?|et al\.?)$/i.test(name.family ?? name.literal ?? '')),
  ],
  ['a family name all in capitals', (line) => peopleOf(line).some(({ family }) => /^\p{Lu}{3,}$/u.test(family ?? ''))],
  ['initials in a family name', (line) => peopleOf(line).some(({ family }) => / \p{Lu}{1,2}$/u.test(family ?? ''))],
  ['a suffix in a family name', (line) => peopleOf(line).some(({ family }) => /\b(?:Jr|Sr|III)\b/.test(family ?? ''))],
  ['a title all in capitals', (line) => /^\P{Ll}{12,}$/u.test(line.title ?? '') && /\p{Lu}{4}/u.test(line.title ?? '')],
  ['a title cut off', (line) => /[:;,(]$/.test(line.title ?? '')],
  ['a retracted work', (line) => /^\W*(?:retracted|withdrawn)(?: article)?[:\]]/i.test(line.title ?? '')],
  [
    'a volume in the name of its journal',
    (line) => line.type === 'article-journal' && /\bvol\b/i.test(line['container-title'] ?? ''),
  ],
  ['a place in the name of its publisher', (line) => /^[^:]+: /.test(line.publisher ?? '')],
  ['an unknown type', (line) => REQUIRED[line.type] === undefined],
  ['a field missing that its type needs', (line) => (REQUIRED[line.type] ?? []).some((field) => !line[field])],
  ['a malformed DOI', (line) => line.DOI !== undefined && normalizeDoi(line.DOI) !== line.DOI],
  ['an ISBN whose check digit fails', (line) => line.ISBN !== undefined && !normalizeIsbn(line.ISBN)],
  ['a malformed arXiv id', (line) => line.arxiv !== undefined && normalizeArxiv(line.arxiv) !== line.arxiv],
  ['pages that run backwards', (line) => runsBackwards(line.page)],
  ['no word on how it was checked', (line) => !CHECKS.includes(line.checked)],
])('no line has %s', (_fault, isFault) => {
  expect(faults(isFault)).toEqual([]);
});

function runsBackwards(page: string | undefined): boolean {
  const range = /^(\d+)-(\d+)$/.exec(page ?? '');
  return range !== null && Number(range[1]) > Number(range[2]);
}

test.each<[string, (line: StarterLine) => string | undefined]>([
  ['id', (line) => line.id],
  ['DOI', (line) => line.DOI],
  ['title, first author and year', (line) => `${fold(line.title ?? '')} ${nameOf(line)?.family} ${yearOf(line)}`],
])('no two lines have one %s', (_what, valueOf) => {
  expect(twice(lines.flatMap((line) => valueOf(line) ?? []))).toEqual([]);
});

test.each([
  ['Attention is all you need', 8],
  ['Prospect theory: An analysis of decision under risk', 2],
  ['The structure of scientific revolutions', 1],
  ['Deep learning', 3],
])('holds %s with all its authors', (title, authors) => {
  const found = lines.filter((line) => fold(line.title ?? '') === fold(title));
  expect(found.map((line) => line.author?.length)).toContain(authors);
});
