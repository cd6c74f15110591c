import type { CslItem } from '@veracite/model/csl';
import { citingWords, entryWords, fitOf, similarityOf, type CitingText, type EntryWords } from './sentence-fit';

/** A numbered citation: the text around it, and the positions of the cited entries, which may lie behind the end of the list. */
export interface NumberedCitation extends CitingText {
  refs: readonly number[];
}

/** Numbers that cite the wrong entries from some place of the list on. */
export interface NumberShift {
  /** Position of the first entry whose number is wrong. */
  from: number;
  /** The positions between which it is with a probability of 90 %. */
  between: [number, number];
  /** The cited works are so many entries further down; negative: further up. */
  by: number;
  /** Log likelihood ratio of the shift and of a correct list. */
  support: number;
  /** Indexes of the citations that fit the shifted entry clearly better, with the cited position. */
  examples: { citation: number; ref: number }[];
}

/** What a citation contributes, at an entry, to the log likelihood ratio of a shift. */
interface Gain {
  /** Index of the citation. */
  citation: number;
  ref: number;
  gain: number;
}

/** Entries that were inserted or removed without renumbering. */
const SHIFTS = [-2, -1, 1, 2];
/** Calibrated on papers as published: see docs/benchmarks.md. */
const MIN_SUPPORT = 4.5;
/** Fewer sentences that say something decide nothing. */
const MIN_SENTENCES = 8;
/** Without the last number of the text, which differs for other reasons too. */
const MIN_OWN_SUPPORT = 0.5;
const MIN_DIFFERENCE = 0.05;
/** One sentence counts at most so much, since it may repeat a title by chance. */
const MOST = 4;
/** Gains of examples: those shown where there are some, and the least that the best one must have. */
const CLEAR = 1;
const MIN_EXAMPLE = 0.3;
/** Works that are cited together have similar titles. */
const TOGETHER = 7;
const MOST_TOGETHER = 12;
/** Probability that an added or removed entry leaves a trace in the numbers, and traces that each paper has by chance. */
const TRACED = 0.7;
const CHANCE_TRACES = 0.2;
/** At most so much counts that the last number differs from the length of the list by the shift: as rare as uncited entries are. */
const LAST_NUMBER = 4;
/** What it counts that the last number lies one behind the list, which is rarer. */
const NUMBER_BEHIND = 5;

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
    // A number behind the list cites a work that is missing, whose words are not known.
    if (ref >= known.length) return 0;
    const [entry, sentence, cache] = [known[ref], words[citation], fits[citation]];
    if (!entry || !sentence || !cache) return undefined;
    const value = cache.get(ref) ?? fitOf(sentence, entry);
    cache.set(ref, value);
    return value;
  };
  const cited = new Set(citations.flatMap(({ refs }) => refs));
  // Positive: entries at the end that no number cites; negative: numbers behind the end.
  const missing = entries.length - 1 - Math.max(...cited);
  const lastNumber = Math.min(LAST_NUMBER, Math.log(entries.length / Math.max(1, entries.length - cited.size)));
  let best: NumberShift | undefined;
  for (const by of SHIFTS) {
    const gains = citations.flatMap(({ refs }, citation) =>
      refs.flatMap((ref) => {
        const [as, shifted] = [fit(citation, ref), ref + by < known.length ? fit(citation, ref + by) : undefined];
        if (as === undefined || shifted === undefined) return [];
        // A sentence that cites many works says little about each.
        return [{ citation, ref, gain: clamp(shifted - as) / Math.sqrt(refs.length) }];
      }),
    );
    const start = startOf(gains, gainsTogether(known, citations, by), tracesOf(citations, by));
    if (!start) continue;
    const own = start.support - Math.log(entries.length);
    const support = own + (by === missing ? (by === -1 ? NUMBER_BEHIND : lastNumber) : 0);
    if (own < MIN_OWN_SUPPORT || support <= (best?.support ?? 0)) continue;
    const after = gains.filter(({ ref }) => ref >= start.from).sort((a, b) => b.gain - a.gain);
    const clearest = after[0]?.gain ?? 0;
    const examples = after
      .filter(({ gain }) => gain >= Math.min(CLEAR, clearest))
      .map(({ citation, ref }) => ({ citation, ref }));
    if (clearest >= MIN_EXAMPLE) best = { ...start, support, by, examples };
  }
  return best;
}

const clamp = (gain: number): number => Math.max(-MOST, Math.min(MOST, gain));

/**
 * Returns how much more alike the titles of works that are cited together are when their numbers are shifted. The gain of
 * the later entry is that of a shift between the two.
 */
function gainsTogether(known: readonly EntryWords[], citations: readonly NumberedCitation[], by: number): Gain[] {
  return citations.flatMap(({ refs }, citation) => {
    if (refs.length > MOST_TOGETHER) return [];
    const sorted = [...refs].sort((a, b) => a - b);
    return sorted.flatMap((ref, index) =>
      sorted.slice(index + 1).flatMap((other) => {
        const [a, b, shiftedA, shiftedB] = [known[ref], known[other], known[ref + by], known[other + by]];
        if (!a || !b || !shiftedA || !shiftedB) return [];
        const [as, both] = [similarityOf(a, b), similarityOf(shiftedA, shiftedB)];
        // One work is not cited twice at a place.
        const half = a === shiftedB ? as : similarityOf(a, shiftedB);
        const weight = TOGETHER / (refs.length - 1);
        return [
          { citation, ref: other, gain: weight * (half - as) },
          { citation, ref, gain: weight * (both - half) },
        ];
      }),
    );
  });
}

/**
 * Returns a function with what a number contributes to the log likelihood ratio of a shift that starts with it. A removed entry
 * leaves a gap when it is not cited anymore. An added one that is cited shares its number, which occurs twice before the next one.
 */
function tracesOf(citations: readonly NumberedCitation[], by: number): (ref: number) => number {
  if (Math.abs(by) > 1) return () => 0;
  const order = citations.flatMap(({ refs }) => [...refs].sort((a, b) => a - b));
  const places = new Map<number, number[]>();
  for (const [index, ref] of order.entries()) places.set(ref, [...(places.get(ref) ?? []), index]);
  const hasTrace = (ref: number): boolean => {
    if (by < 0) return ref > 0 && !places.has(ref - 1);
    const [first = 0, second = Infinity] = places.get(ref) ?? [];
    const [next = Infinity] = places.get(ref + 1) ?? [];
    return first < next && second < next;
  };
  const all = [...places.keys()].filter(hasTrace).length;
  return (ref) => {
    const isTraced = hasTrace(ref);
    const share = (all - (isTraced ? 1 : 0) + CHANCE_TRACES) / (places.size + 1);
    return Math.log(isTraced ? TRACED / share : (1 - TRACED) / (1 - share));
  };
}

/** Returns the most likely start, and the log of the sum of the likelihood ratios of all starts. */
function startOf(
  gains: readonly Gain[],
  together: readonly Gain[],
  trace: (ref: number) => number,
): Omit<NumberShift, 'by' | 'examples'> | undefined {
  const deciding = gains.filter(({ gain }) => Math.abs(gain) >= MIN_DIFFERENCE);
  if (new Set(deciding.map(({ citation }) => citation)).size < MIN_SENTENCES) return undefined;
  const cited = [...new Set(gains.map(({ ref }) => ref))].sort((a, b) => a - b);
  const perEntry = [gains, together].map((all) => {
    const sums = new Map<number, number>();
    for (const { ref, gain } of all) sums.set(ref, (sums.get(ref) ?? 0) + gain);
    return sums;
  });
  // An entry that is cited often, perhaps by a number that is no citation, decides no more than another one.
  const capped = cited.map((ref) => perEntry.reduce((sum, each) => sum + clamp(each.get(ref) ?? 0), 0));
  const supports = capped.map((_, index) =>
    capped.slice(index).reduce((sum, each) => sum + each, trace(cited[index] ?? 0)),
  );
  const most = Math.max(...supports);
  const ratios = supports.map((each) => Math.exp(each - most));
  const total = ratios.reduce((sum, each) => sum + each, 0);
  const sumOf = (from: number, until: number) =>
    ratios.slice(Math.max(0, from), until).reduce((sum, each) => sum + each, 0);
  const quantile = (share: number) => cited[ratios.findIndex((_, index) => sumOf(0, index + 1) >= share * total)] ?? 0;
  // The place and its neighbors that are together the most likely.
  const around = ratios.map((_, index) => sumOf(index - 1, index + 2));
  const likely = cited[around.indexOf(Math.max(...around))] ?? 0;
  const [first, last] = [quantile(0.05), quantile(0.95)];
  const from = Math.max(first, Math.min(last, likely));
  return { from, between: [first, last], support: most + Math.log(total) };
}
