import type { ScoreCap, ScorePart } from '@veracite/model/bibliography';
import type { Xray } from '@veracite/model/xray';
import { isJudged, type AnalyzedEntry } from './analyzed-entry';

/**
 * Maximum points of each part, 100 in total. Chosen by us: nonexistent works harm readers most, then wrong and missing
 * facts and retracted works. Style and duplicates harm little.
 */
const WEIGHTS: Record<ScorePart['code'], number> = {
  existence: 45,
  accuracy: 15,
  completeness: 15,
  soundness: 10,
  formatting: 10,
  uniqueness: 5,
};

/** Weight of an entry that was not found. */
const FAKE_WEIGHT = 2;

type Measure = Pick<ScorePart, 'code' | 'name' | 'explanation' | 'value' | 'entries'>;

/**
 * Returns the parts of the score, each the share of correct entries. Entries that are unknown or repeat another count
 * only for formatting and duplicates. Parts that cannot be measured are omitted, and the others get their weight.
 * @returns no parts when no entry could be checked
 */
export function scoreParts(entries: AnalyzedEntry[], xray: Xray): ScorePart[] {
  const judged = entries.flatMap((entry, index) => (isJudged(entry) ? [index] : []));
  if (judged.length === 0) return [];
  const parts = [
    existence(entries, judged),
    accuracy(entries, judged),
    completeness(entries, judged),
    soundness(entries, judged, xray),
    formatting(entries),
    uniqueness(entries),
  ].filter((part) => part !== undefined);
  const weights = parts.reduce((sum, { code }) => sum + WEIGHTS[code], 0);
  return parts.map((part) => {
    const weight = (100 * WEIGHTS[part.code]) / weights;
    return { ...part, weight: rounded(weight), points: rounded(weight * part.value) };
  });
}

/**
 * Maximum score of a list with entries that were not found: a D with one, and a failing score with three of them or one
 * in twenty. Chosen by us: such a list should not be submitted, however good the rest is.
 */
const CAPS = [
  { count: 3, share: 0.05, to: 59 },
  { count: 1, share: 1, to: 69 },
];

/** Returns the maximum score with its reason, or undefined if all checked entries were found. */
export function capOf(entries: AnalyzedEntry[]): ScoreCap | undefined {
  const judged = entries.filter(isJudged).length;
  const fakes = entries.filter(({ status }) => status === 'fake').length;
  const cap = CAPS.find(({ count, share }) => fakes >= count || (fakes > 0 && fakes / judged >= share));
  if (!cap) return undefined;
  return { to: cap.to, reason: `${fakes} ${fakes === 1 ? 'reference was' : 'references were'} not found.` };
}

/** Returns the score, 0 to 100. */
export function scoreOf(parts: ScorePart[], cap?: ScoreCap): number {
  const points = Math.round(parts.reduce((sum, part) => sum + part.points, 0));
  return Math.max(0, Math.min(cap?.to ?? 100, points));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

type Predicate = (entry: AnalyzedEntry) => boolean;

const among = (entries: AnalyzedEntry[], places: number[], matches: Predicate): number[] =>
  places.filter((index) => entries[index] !== undefined && matches(entries[index]));

function existence(entries: AnalyzedEntry[], judged: number[]): Measure {
  const fakes = among(entries, judged, ({ verdict }) => verdict === 'fake');
  return {
    code: 'existence',
    name: 'Existing works',
    explanation: `${fakes.length} of ${judged.length} checked entries were not found. Each counts twice.`,
    value: Math.max(0, 1 - (FAKE_WEIGHT * fakes.length) / judged.length),
    entries: fakes,
  };
}

function accuracy(entries: AnalyzedEntry[], judged: number[]): Measure {
  const wrong = among(entries, judged, ({ verdict, contradicted }) => verdict === 'fake' || contradicted);
  return {
    code: 'accuracy',
    name: 'Correct details',
    explanation: `${wrong.length} of ${judged.length} checked entries contradict their record or have no record.`,
    value: 1 - wrong.length / judged.length,
    entries: wrong,
  };
}

function completeness(entries: AnalyzedEntry[], judged: number[]): Measure {
  const percents = judged.map((index) => entries[index]?.completeness ?? 0);
  const value = percents.reduce((sum, percent) => sum + percent, 0) / (100 * judged.length);
  return {
    code: 'completeness',
    name: 'Complete details',
    explanation: `Checked entries contain ${Math.round(100 * value)}% of the elements in their records.`,
    value,
    entries: among(entries, judged, ({ completeness = 0 }) => completeness < 100),
  };
}

function soundness(entries: AnalyzedEntry[], judged: number[], { retracted, links }: Xray): Measure | undefined {
  const found = among(entries, judged, ({ match }) => match !== undefined);
  if (found.length === 0) return undefined;
  const dead = links.filter(({ state }) => state === 'dead').map(({ entry }) => entry);
  const unsound = found.filter((index) => retracted.entries.includes(index) || dead.includes(index));
  return {
    code: 'soundness',
    name: 'Not retracted',
    explanation: `${unsound.length} of ${found.length} works found are retracted or have a dead link.`,
    value: 1 - unsound.length / found.length,
    entries: unsound,
  };
}

function formatting(entries: AnalyzedEntry[]): Measure {
  const bad = entries.flatMap(({ formattingErrors }, index) => (formattingErrors.length > 0 ? [index] : []));
  return {
    code: 'formatting',
    name: 'Citation style',
    explanation: `${bad.length} of ${entries.length} entries deviate from the expected style.`,
    value: 1 - bad.length / entries.length,
    entries: bad,
  };
}

function uniqueness(entries: AnalyzedEntry[]): Measure {
  const again = entries.flatMap(({ status }, index) => (status === 'duplicate' ? [index] : []));
  return {
    code: 'uniqueness',
    name: 'No duplicates',
    explanation: `${again.length} of ${entries.length} entries repeat an earlier one.`,
    value: 1 - again.length / entries.length,
    entries: again,
  };
}
