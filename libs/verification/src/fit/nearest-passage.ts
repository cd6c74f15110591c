import { sentencesIn } from '@veracite/documents/citing/sentences';
import { wordBits } from '@veracite/matching/commonness';
import { fold } from '@veracite/text/fold';

/** Letters of a word that are compared. The endings of inflected words follow them in most languages. */
const STEM = 6;
const SHORTEST_WORD = 3;
const SHORTEST_PASSAGE = 25;
/** Keeps a short text with one shared word from fitting best. */
const LENGTH_PRIOR = 20;

export interface CitedAbstract {
  title?: string;
  abstract: string;
}

/** Returns the nearest passage of each citing sentence, by work. */
export function nearestPassages(works: readonly (CitedAbstract & { sentences: readonly string[] })[]): string[][] {
  const find = passageFinder(works);
  return works.map(({ abstract, sentences }, index) =>
    sentences.map((sentence) => find(sentence, index)?.text ?? abstract.trim()),
  );
}

/** The stems of a text with their weights. */
type Stems = ReadonlyMap<string, number>;

/**
 * Returns a function that finds the sentence of an abstract that shares the rarest words with a citing sentence, with the overlaps of
 * the citing sentence with that sentence, the abstract and the title. A word counts less the more of the abstracts have it.
 */
export function passageFinder(works: readonly CitedAbstract[]) {
  const counts = new Map<string, number>();
  for (const { title = '', abstract } of works)
    for (const stem of new Set(wordsOf(`${title} ${abstract}`).map(stemOf)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weight = (word: string): number =>
    (4 + wordBits(word) / 3) * Math.log2(works.length / ((counts.get(stemOf(word)) ?? 0) + 0.5) + 1);
  const stemsOf = (text: string): Stems => new Map(wordsOf(text).map((word) => [stemOf(word), weight(word) / 5]));
  const known = works.map(({ title = '', abstract }) => ({
    passages: sentencesIn(abstract, { start: 0, end: abstract.length })
      .map(({ start, end }) => abstract.slice(start, end).trim())
      .filter((text) => text.length >= SHORTEST_PASSAGE)
      .map((text) => ({ text, stems: stemsOf(text) })),
    whole: stemsOf(`${title} ${abstract}`),
    title: stemsOf(title),
  }));
  return (sentence: string, work: number): { text: string; overlaps: number[] } | undefined => {
    const cited = known[work];
    const citing = stemsOf(sentence);
    const fits = cited?.passages.map(({ stems }) => overlap(citing, stems)) ?? [];
    const passage = cited?.passages[fits.indexOf(Math.max(...fits))];
    if (!cited || !passage) return undefined;
    const overlaps = [passage.stems, cited.whole, cited.title].map((stems) => overlap(citing, stems));
    return { text: passage.text, overlaps };
  };
}

/** Returns the folded words of a text that are compared. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && !/^\d+$/.test(word));
export const stemOf = (word: string): string => word.slice(0, STEM);

function overlap(citing: Stems, text: Stems): number {
  let [shared, all] = [0, LENGTH_PRIOR];
  for (const [stem, weight] of text) {
    all += weight * weight;
    if (citing.has(stem)) shared += weight * weight;
  }
  return shared / Math.sqrt(all);
}
