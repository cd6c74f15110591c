import { wordBits } from '@veracite/matching/commonness';
import type { CslItem } from '@veracite/model/csl';
import model from '../../data/sentence-fit.json';
import { stemOf, wordsOf } from './nearest-passage';

/** Characters before a citation that name an author, and those that are read as its clause. */
const NAME_CHARS = 60;
const CLAUSE_CHARS = 160;
/** Added to the squared weights of a title, so that a short one counts less. */
const DAMPING = 20;
const CLAUSE_START = /^[\s\S]*(?:[.!?]\s|[\])]\s)/;

/** A citation with the text around it. */
export interface CitingText {
  before: string;
  sentence: string;
  after: string;
}

/** The words of a citing sentence, by their distance from the citation. */
interface CitingWords {
  clause: Set<string>;
  sentence: Set<string>;
  around: Set<string>;
  /** Words directly before the citation, in full. */
  names: Set<string>;
}

/** The words of an entry of a list of references, with their information content in bits. */
export interface EntryWords {
  title: Map<string, number>;
  names: Set<string>;
}

const stemsOf = (text: string) => new Set(wordsOf(text).map(stemOf));

export function citingWords({ before, sentence, after }: CitingText): CitingWords {
  const clause = before.replace(CLAUSE_START, '').slice(-CLAUSE_CHARS);
  return {
    clause: stemsOf(clause),
    sentence: stemsOf(sentence),
    around: stemsOf(`${before} ${after}`),
    names: new Set(wordsOf(before.slice(-NAME_CHARS))),
  };
}

/** Returns the words of all entries. A word counts less the more entries of the list have it. */
export function entryWords(entries: readonly CslItem[]): EntryWords[] {
  const titles = entries.map(({ title = '' }) => {
    const bits = new Map<string, number>();
    for (const word of wordsOf(title)) {
      const stem = stemOf(word);
      bits.set(stem, Math.max(bits.get(stem) ?? 0, wordBits(word)));
    }
    return bits;
  });
  const counts = new Map<string, number>();
  for (const title of titles) for (const stem of title.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return titles.map((title, index) => ({
    title: new Map([...title].map(([stem, bits]) => [stem, weigh(bits, (counts.get(stem) ?? 1) / titles.length)])),
    names: new Set(
      (entries[index]?.author ?? []).slice(0, 8).flatMap(({ family, literal }) => wordsOf(family ?? literal ?? '')),
    ),
  }));
}

const weigh = (bits: number, share: number): number => (bits / 10) * Math.log2(1 / share + 1);

/** Returns how similar two titles are, from 0 to below 1. Short titles are never very similar. */
export function similarityOf({ title: a }: EntryWords, { title: b }: EntryWords): number {
  const product = (left: EntryWords['title'], right: EntryWords['title']) =>
    [...left].reduce((sum, [stem, weight]) => sum + weight * (right.get(stem) ?? 0), 0);
  return product(a, b) / Math.sqrt((product(a, a) + DAMPING) * (product(b, b) + DAMPING));
}

/** Returns what the model weighs: shares of the title's words that the clause, the sentence and its surroundings have. */
export function fitFeatures(words: CitingWords, { title, names }: EntryWords): number[] {
  let [all, clause, sentence, around, rarest] = [0, 0, 0, 0, 0];
  for (const [stem, weight] of title) {
    const square = weight * weight;
    all += square;
    if (words.clause.has(stem)) {
      clause += square;
      rarest = Math.max(rarest, weight);
    }
    if (words.sentence.has(stem)) sentence += square;
    if (words.around.has(stem)) around += square;
  }
  const length = Math.sqrt(all + DAMPING);
  const hasName = [...names].some((name) => words.names.has(name));
  return [
    1,
    clause / length,
    Math.sqrt(clause / length),
    sentence / length,
    around / length,
    Math.sqrt(around / length),
    rarest,
    hasName ? 1 : 0,
    all > 0 ? 1 : 0,
  ];
}

/**
 * Returns the log likelihood ratio (natural logarithm) of two hypotheses: the sentence cites this entry, or a neighbor of the
 * cited one. Trained by `npm run lab -- train:sentence-fit`.
 */
export function fitOf(words: CitingWords, entry: EntryWords): number {
  return fitFeatures(words, entry).reduce((sum, value, index) => sum + value * (model.weights[index] ?? 0), 0);
}
