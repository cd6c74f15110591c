import type { CslItem } from '@veracite/model/csl';
import type { MeasuringData } from '../../harness/data';
import { languageByFunctionWords } from '@veracite/formatting/casing/language';
import { capitalShare, isAllCaps } from '@veracite/formatting/casing/shape';
import { cutWords, opensClause, type Word } from '@veracite/formatting/casing/cut-words';
import { toPlain } from '@veracite/formatting/markup';
import { cleanTitle } from '@veracite/formatting/pieces/clean';
import { allTitles, WORKS } from '../eval/corpora';
import { evaluationTitles, foldedTitle, isReported } from '../eval/titles';

/** Contains the half that evaluations report on. */
const STARTER = 'starter/works.jsonl.gz';

/** Maximum share of capitalized content words in a title in sentence case. */
const CLEARLY = 0.34;

/**
 * Returns the unique English titles in sentence case that no evaluation uses. Most of their content words are in lower case. In titles
 * with many names ("A grammar of Atayal"), only the words that other titles have in lower case count.
 */
export function sentenceTitles(data: MeasuringData): string[] {
  const english = [...titlesOnce(data)].filter(
    ({ title, words }) => words.length >= 4 && languageByFunctionWords(title) === 'en',
  );
  const share = (words: Word[], isCounted?: (word: Word) => boolean): number => capitalShare(words, isCounted) ?? 1;
  const plain = english.filter(({ words }) => share(words) <= CLEARLY);
  const small = wordsInLowerCase(plain.map(({ words }) => words));
  const isSmall = ({ text, before }: Word): boolean => before !== '-' && small.has(text.toLowerCase());
  return english
    .filter(({ words }) => share(words) <= CLEARLY || share(words, isSmall) <= CLEARLY)
    .filter(({ words }) => !hasHeadline(words))
    .map(({ title }) => title);
}

/** Yields each title that no evaluation uses once. */
function* titlesOnce(data: MeasuringData): Generator<{ title: string; words: Word[] }> {
  const kept = evaluationTitles(data.rows<CslItem>(STARTER));
  for (const raw of allTitles(data)) {
    const title = toPlain(cleanTitle(raw));
    const key = foldedTitle(title);
    if (!kept.has(key)) yield { title, words: cutWords(title).words };
    kept.add(key);
  }
}

/** Returns longer words that appear in lower case at least twice, and more often than with a capital. */
function wordsInLowerCase(titles: Word[][]): Set<string> {
  const balance = new Map<string, number>();
  for (const { text } of titles.flatMap((words) => words.slice(1)))
    if (text.length >= 4)
      balance.set(text.toLowerCase(), (balance.get(text.toLowerCase()) ?? 0) + (/^\p{Ll}/u.test(text) ? 1 : -1));
  return new Set([...balance].filter(([, more]) => more > 1).map(([word]) => word));
}

/** Returns true if one clause of the title is in headline capitals, such as the name of a series. */
function hasHeadline(words: Word[]): boolean {
  const clauses: string[][] = [];
  words.forEach(({ text }, index) => {
    if (opensClause(words, index)) clauses.push([]);
    else if (/^\p{L}{4,}/u.test(text)) clauses.at(-1)?.push(text);
  });
  return clauses.some((clause) => clause.length >= 3 && clause.every((text) => /^\p{Lu}\p{Ll}/u.test(text)));
}

/**
 * Returns words that appear with a capital at least three times and are not in any lowercase list.
 * @param small words that are certainly common
 */
export function headlineWords(data: MeasuringData, small: Set<string>): Set<string> {
  const met = new Map<string, number>();
  for (const { words } of titlesOnce(data)) {
    if (isAllCaps(words)) continue;
    for (const [index, { text }] of words.entries()) {
      const word = text.replace(/['’]s$/, '').toLowerCase();
      if (/^\p{Lu}\p{Ll}{2,}/u.test(text) && !opensClause(words, index) && !small.has(word))
        met.set(word, (met.get(word) ?? 0) + 1);
    }
  }
  return new Set([...met].filter(([, times]) => times >= 3).map(([word]) => word));
}

/** Counts words of the family names or full given names of authors that occur at least twice. */
export function authorNames(data: MeasuringData, part: 'family' | 'given'): Map<string, number> {
  const met = new Map<string, number>();
  for (const name of WORKS)
    for (const { author } of data.rows<CslItem>(name).filter(({ id }) => name !== STARTER || !isReported(id ?? '')))
      for (const person of author ?? [])
        for (const word of (person[part] ?? '').split(/[\s-]/))
          if (/^\p{Lu}\p{Ll}{2,}$/u.test(word)) met.set(word.toLowerCase(), (met.get(word.toLowerCase()) ?? 0) + 1);
  return new Map([...met].filter(([, times]) => times > 1));
}
