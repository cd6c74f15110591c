import { sentencesIn } from '@veracite/documents/citing/sentences';
import { wordBits } from '@veracite/matching/commonness';
import { fold } from '@veracite/text/fold';
import { cosine, vectorOf } from './word-vectors';

/** Letters of a word that are compared. The endings of inflected words follow them in most languages. */
const STEM = 6;
const SHORTEST_WORD = 3;
const SHORTEST_PASSAGE = 25;
/** Keeps a short text with one shared word from fitting best. */
const LENGTH_PRIOR = 20;
/** What the similarity of two sentences counts at most, compared with the rare words that they share. */
const SIMILARITY = 6;

export interface CitedAbstract {
  title?: string;
  abstract: string;
}

/** Returns the nearest passage of each citing sentence, by work. */
export function nearestPassages(works: readonly (CitedAbstract & { sentences: readonly string[] })[]): string[][] {
  const find = passageFinder(works);
  return works.map(({ abstract, sentences }, at) =>
    sentences.map((sentence) => find(sentence, at)?.text ?? abstract.trim()),
  );
}

/** The weights of the stems of a text, and the vector of their sum. */
interface Words {
  stems: ReadonlyMap<string, number>;
  vector: Float64Array;
}

/**
 * Returns a function that finds the sentence of an abstract that shares the rarest words with a citing sentence and has the most similar
 * ones, with the overlaps and then the similarities of the citing sentence with that sentence, the abstract and the title. A word counts less
 * the more of the abstracts have it.
 */
export function passageFinder(works: readonly CitedAbstract[]) {
  const counts = new Map<string, number>();
  for (const { title = '', abstract } of works)
    for (const stem of new Set(wordsOf(`${title} ${abstract}`).map(stemOf)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weight = (word: string): number =>
    (4 + wordBits(word) / 3) * Math.log2(works.length / ((counts.get(stemOf(word)) ?? 0) + 0.5) + 1);
  const read = (text: string): Words => {
    const stems = new Map(wordsOf(text).map((word) => [stemOf(word), weight(word) / 5]));
    return { stems, vector: vectorOf(stems) };
  };
  const known = works.map(({ title = '', abstract }) => ({
    passages: sentencesIn(abstract, { start: 0, end: abstract.length })
      .map(({ start, end }) => abstract.slice(start, end).trim())
      .filter((text) => text.length >= SHORTEST_PASSAGE)
      .map((text) => ({ text, ...read(text) })),
    whole: read(`${title} ${abstract}`),
    title: read(title),
  }));
  return (sentence: string, work: number): { text: string; overlaps: number[] } | undefined => {
    const cited = known[work];
    const citing = read(sentence);
    const fits =
      cited?.passages.map((passage) => overlap(citing, passage) + SIMILARITY * similarity(citing, passage)) ?? [];
    const passage = cited?.passages[fits.indexOf(Math.max(...fits))];
    if (!cited || !passage) return undefined;
    const texts = [passage, cited.whole, cited.title];
    return {
      text: passage.text,
      overlaps: [...texts.map((text) => overlap(citing, text)), ...texts.map((text) => similarity(citing, text))],
    };
  };
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && !/^\d+$/.test(word));
const stemOf = (word: string): string => word.slice(0, STEM);
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

const similarity = (citing: Words, text: Words): number => Math.max(0, cosine(citing.vector, text.vector));

function overlap(citing: Words, text: Words): number {
  let [shared, all] = [0, LENGTH_PRIOR];
  for (const [stem, weight] of text.stems) {
    all += weight * weight;
    if (citing.stems.has(stem)) shared += weight * weight;
  }
  return shared / Math.sqrt(all);
}
