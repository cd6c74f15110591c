import type { CslItem } from '@veracite/model/csl';
import { citingWords, entryWords, fitOf, type CitingText } from './sentence-fit';

/** A numbered citation: the text around it, and the positions of the cited entries. */
export interface NumberedCitation extends CitingText {
  refs: readonly number[];
}

/** Numbers that cite the wrong entries from some place of the list on. */
export interface NumberShift {
  /** Position of the first entry whose number is wrong. */
  from: number;
  /** The cited works are so many entries further down; negative: further up. */
  by: number;
  /** Log likelihood ratio of the shift and of a correct list. */
  support: number;
  /** Indexes of the citations that fit the shifted entry clearly better, with the cited position. */
  examples: { citation: number; ref: number }[];
}

/** How much better a sentence fits the shifted entry than the cited one. */
interface Gain {
  /** Index of the citation. */
  citation: number;
  ref: number;
  gain: number;
}

/** Entries that were inserted or removed without renumbering. */
const SHIFTS = [-2, -1, 1, 2];
/** Calibrated on papers as published: see docs/benchmarks.md. */
const MIN_SUPPORT = 6;
/** Fewer sentences that say something decide nothing. */
const MIN_SENTENCES = 8;
const MIN_DIFFERENCE = 0.05;
/** One sentence counts at most so much, since it may repeat a title by chance. */
const MOST = 4;
const CLEAR = 1;

/**
 * Finds out whether the numbers in a text are shifted against its list of references: whether the citing sentences fit the
 * entry `n + k` better than `n` from some `n` on. Compares all shifts and places by their likelihood ratio.
 * @returns the most likely shift; undefined where the numbers are more likely correct, or too few sentences decide
 */
export function shiftedNumbers(
  entries: readonly CslItem[],
  citations: readonly NumberedCitation[],
): NumberShift | undefined {
  const best = bestShift(entries, citations);
  return best && best.support >= MIN_SUPPORT ? best : undefined;
}

/** Returns the shift with the highest likelihood ratio, however small it is. */
export function bestShift(
  entries: readonly CslItem[],
  citations: readonly NumberedCitation[],
): NumberShift | undefined {
  const known = entryWords(entries);
  const words = citations.map(citingWords);
  const fits = citations.map(() => new Map<number, number>());
  const fit = (citation: number, ref: number): number | undefined => {
    const [entry, sentence, cache] = [known[ref], words[citation], fits[citation]];
    if (!entry || !sentence || !cache) return undefined;
    const value = cache.get(ref) ?? fitOf(sentence, entry);
    cache.set(ref, value);
    return value;
  };
  let best: NumberShift | undefined;
  for (const by of SHIFTS) {
    const gains = citations.flatMap(({ refs }, citation) =>
      refs.flatMap((ref) => {
        const [as, shifted] = [fit(citation, ref), fit(citation, ref + by)];
        if (as === undefined || shifted === undefined) return [];
        // A sentence that cites many works says little about each.
        return [{ citation, ref, gain: Math.max(-MOST, Math.min(MOST, shifted - as)) / weightOf(refs.length) }];
      }),
    );
    const start = bestStart(gains);
    if (!start || start.support <= (best?.support ?? 0)) continue;
    const after = gains.filter(({ ref, gain }) => ref >= start.from && gain >= CLEAR);
    const examples = after.sort((a, b) => b.gain - a.gain).map(({ citation, ref }) => ({ citation, ref }));
    best = { ...start, by, examples };
  }
  return best;
}

const weightOf = (works: number): number => Math.sqrt(works);

/** Returns the most likely start, and the sum of the gains from it on. */
function bestStart(gains: readonly Gain[]): { from: number; support: number } | undefined {
  const cited = [...new Set(gains.map(({ ref }) => ref))].sort((a, b) => a - b);
  const sums = cited.map(() => 0);
  const sentences = cited.map(() => new Set<number>());
  const placeOf = new Map(cited.map((ref, at) => [ref, at]));
  for (const { citation, ref, gain } of gains) {
    const at = placeOf.get(ref) ?? 0;
    sums[at] = (sums[at] ?? 0) + gain;
    if (Math.abs(gain) >= MIN_DIFFERENCE) sentences[at]?.add(citation);
  }
  // An entry that is cited often, perhaps by a number that is no citation, decides no more than another one.
  const capped = sums.map((sum) => Math.max(-MOST, Math.min(MOST, sum)));
  const seen = new Set<number>();
  const supports = cited.map(() => -Infinity);
  for (let at = cited.length - 1, support = 0; at >= 0; at -= 1) {
    support += capped[at] ?? 0;
    for (const citation of sentences[at] ?? []) seen.add(citation);
    if (seen.size >= MIN_SENTENCES) supports[at] = support;
  }
  const support = Math.max(0, ...supports);
  if (support === 0) return undefined;
  // The place and its neighbors that are together the most likely.
  const chances = supports.map((each) => Math.exp(each - support));
  const around = chances.map((_, at) =>
    chances.slice(Math.max(0, at - 1), at + 2).reduce((sum, each) => sum + each, 0),
  );
  const from = cited[around.indexOf(Math.max(...around))] ?? 0;
  return { from, support };
}
