import type { CslItem } from '@veracite/model/csl';
import { languageByFunctionWords } from '../src/casing/language';
import { capitalShare } from '../src/casing/shape';
import { cutWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { cleanTitle } from '../src/pieces/clean';
import { kindOf } from '../src/pieces/kinds';
import { hash, rows, sharedFile } from './shared';

export interface Titled {
  title: string;
  id: string;
}

/** A title as its record has it, marks of italics inside. */
export interface Recorded extends Titled {
  language?: string;
}

export type Half = 'development' | 'reported';

/** The half of the starter library that figures are reported of; the other is for development. */
export const isReported = (id: string): boolean => hash(id) % 2 === 1;

/** One title whatever its capitals and marks. */
export const foldedTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** English titles of five words and more whose capitals are their author's. */
export function sentenceCasedTitles(works: CslItem[]): Titled[] {
  return works.flatMap((work, index) => {
    const title = toPlain(cleanTitle(work.title ?? ''));
    const { words } = cutWords(title);
    const usable =
      words.length >= 5 && (capitalShare(words) ?? 1) < 0.5 && languageByFunctionWords(title, work.language) === 'en';
    return usable && /^\p{Lu}/u.test(title) ? [{ title, id: work.id ?? work.DOI ?? `${index}` }] : [];
  });
}

/** Titles of the starter library in a fixed order of chance; the first 300 of a half are the sample of old, 1,000 tune. */
export function sampledTitles(half: Half, from: number, count: number): Titled[] {
  const file = sharedFile('starter/works.jsonl.gz');
  if (!file) return [];
  return sentenceCasedTitles(rows<CslItem>(file))
    .filter(({ id }) => isReported(id) === (half === 'reported'))
    .sort((a, b) => hash(a.id) - hash(b.id))
    .slice(from, from + count);
}

/** Titles of three words and more of whatever is neither case nor statute, in another fixed order of chance. */
export function recordedTitles(half: Half): Recorded[] {
  const file = sharedFile('starter/works.jsonl.gz');
  if (!file) return [];
  return rows<CslItem>(file)
    .filter((work) => isReported(work.id ?? '') === (half === 'reported'))
    .filter((work) => !['case', 'statute'].includes(kindOf(work)))
    .map(({ id = '', title = '', language }) => ({ id, language, title: cleanTitle(title) }))
    .filter(({ title }) => cutWords(toPlain(title)).words.length >= 3)
    .sort((a, b) => hash(`as recorded ${a.id}`) - hash(`as recorded ${b.id}`));
}

/** What training must not see: the whole reported half, and two thousand titles of the development half. */
export const HELD_OUT = 1_000;
export function evaluationTitles(): string[] {
  const held = [
    ...sampledTitles('reported', 0, Infinity),
    ...sampledTitles('development', 0, HELD_OUT),
    ...recordedTitles('reported'),
    ...recordedTitles('development').slice(0, HELD_OUT),
  ];
  return held.map(({ title }) => foldedTitle(toPlain(title)));
}
