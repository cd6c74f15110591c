import type { Field, Reference } from '@veracite/model/reference';
import { handmadeRows } from '@veracite/testing/handmade/read-table';
import { dataForTest } from '../harness/data';
import { cases } from './eval/cases';
import { MEASURED_ON } from './train/data-files';
import { parseOne } from '@veracite/parsing/parse';
import { plainText } from '@veracite/parsing/plain/decode/plain-text';

const now = new Date('2026-11-21');
const hasSets = dataForTest(MEASURED_ON) !== undefined;
if (!hasSets)
  process.stdout.write(
    'Spans of the labeled sets are not tested: the sets are not on this machine (apps/lab/data.md).\n',
  );

const texts = [
  ...new Set([
    ...handmadeRows().map(({ text }) => text),
    // Every tenth is enough to see a rule that marks the wrong words.
    ...(hasSets ? [...cases('dev')].filter((_, i) => i % 10 === 0).map(({ text }) => text) : []),
  ]),
];

const letters = (text: string): string =>
  plainText(text)
    .text.normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Fields whose value is what their mark covers, but for white space, hyphenation and punctuation. */
const COPIED = [
  'title',
  'container-title',
  'collection-title',
  'publisher',
  'publisher-place',
  'edition',
  'volume',
  'issue',
  'number',
  'genre',
] as const satisfies readonly Field[];
const EXCLUSIVE = [...COPIED, 'page', 'DOI', 'PMID', 'ISBN'] as const satisfies readonly Field[];

function faults({ raw, csl, fields }: Reference): string[] {
  const found: string[] = [];
  const marks = EXCLUSIVE.flatMap((field) => (fields[field] ?? []).map((span) => ({ field, ...span })));
  for (const [field, spans] of Object.entries(fields))
    for (const { start, end } of spans)
      if (start < 0 || end > raw.length || start >= end) found.push(`${field} is marked at ${start} to ${end}`);
  for (const field of COPIED) {
    const [span] = fields[field] ?? [];
    // What is called a preprint by its number has no words for it.
    if (!span && field === 'genre') continue;
    const marked = span ? letters(raw.slice(span.start, span.end)) : '';
    if (!isPart(letters(csl[field] ?? ''), marked)) found.push(`${field} is "${csl[field]}", marked is "${marked}"`);
  }
  marks.forEach((a, i) => {
    for (const b of marks.slice(i + 1))
      if (a.field !== b.field && a.start < b.end && b.start < a.end && !holds(a, b) && !holds(b, a))
        found.push(`${a.field} and ${b.field} overlap`);
  });
  return found;
}

/** A mark may hold a notice that was taken out of the middle of its words, and the name of a law its number. */
function holds(outer: { start: number; end: number }, inner: { start: number; end: number }): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** All letters of `value` stand in `marked` in their order. */
function isPart(value: string, marked: string): boolean {
  let index = 0;
  for (const letter of marked) if (value.startsWith(letter, index)) index += letter.length;
  return index === value.length;
}

test(`the marks of ${texts.length > 500 ? 'the labeled' : 'the handmade'} references are inside, disjoint and cover the values`, () => {
  const wrong = texts.flatMap((text) => faults(parseOne(text, { now })).map((fault) => `${fault}: ${text}`));
  expect(wrong).toEqual([]);
});
