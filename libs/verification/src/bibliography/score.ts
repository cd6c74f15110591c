import type { ScoreCap, ScorePart } from '@veracite/model/bibliography';
import type { Xray } from '@veracite/model/xray';
import type { AnalysedEntry } from './entries';
import { someOf } from './wording';

/**
 * What each part can bring, of 100 points. Our own choice: a reader is harmed most by works that do not exist, then by
 * wrong and missing facts and by works that were retracted; spelling and repetition harm little.
 */
const WEIGHTS: Record<ScorePart['code'], number> = {
  existence: 45,
  accuracy: 15,
  completeness: 15,
  soundness: 10,
  formatting: 10,
  uniqueness: 5,
};

/** An entry that nobody can find takes as much as two that are missing from the rest. */
const FAKE_COUNTS = 2;

type Measure = Pick<ScorePart, 'code' | 'name' | 'explanation' | 'value' | 'entries'>;

/**
 * The parts of the score, each the share of entries that are as they should be; entries that nobody could check count
 * nowhere but in formatting and repetition. Parts that cannot be measured are left out and the others weigh more.
 * @returns no part when no entry could be checked: then nothing is praised or blamed
 */
export function scoreParts(entries: AnalysedEntry[], xray: Xray): ScorePart[] {
  const judged = entries.flatMap((entry, at) => (entry.verdict === 'unknown' ? [] : [at]));
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
 * What a score may be at most where works were not found: a list with one is no better than a D, and with three of them, or
 * one in twenty, it fails. Our own choice: such a list is not to be handed in, however well the rest is written.
 */
const CAPS = [
  { count: 3, share: 0.05, to: 59 },
  { count: 1, share: 1, to: 69 },
];

/** The most a list can score, and why; undefined where every entry that could be checked was found. */
export function capOf(entries: AnalysedEntry[]): ScoreCap | undefined {
  const judged = entries.filter(({ verdict }) => verdict !== 'unknown').length;
  const fakes = entries.filter(({ verdict }) => verdict === 'fake').length;
  const cap = CAPS.find(({ count, share }) => fakes >= count || (fakes > 0 && fakes / judged >= share));
  if (!cap) return undefined;
  return { to: cap.to, reason: `${someOf(fakes, judged, 'references')} ${fakes === 1 ? 'was' : 'were'} not found.` };
}

/** 0 to 100. */
export function scoreOf(parts: ScorePart[], cap?: ScoreCap): number {
  const points = Math.round(parts.reduce((sum, part) => sum + part.points, 0));
  return Math.max(0, Math.min(cap?.to ?? 100, points));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

type Asked = (entry: AnalysedEntry) => boolean;

const among = (entries: AnalysedEntry[], places: number[], asked: Asked): number[] =>
  places.filter((at) => entries[at] !== undefined && asked(entries[at]));

function existence(entries: AnalysedEntry[], judged: number[]): Measure {
  const fakes = among(entries, judged, ({ verdict }) => verdict === 'fake');
  return {
    code: 'existence',
    name: 'Works that exist',
    explanation: `${fakes.length} of ${judged.length} checked entries could not be found; each counts twice.`,
    value: Math.max(0, 1 - (FAKE_COUNTS * fakes.length) / judged.length),
    entries: fakes,
  };
}

function accuracy(entries: AnalysedEntry[], judged: number[]): Measure {
  const wrong = among(entries, judged, ({ verdict, contradicted }) => verdict === 'fake' || contradicted);
  return {
    code: 'accuracy',
    name: 'Facts that agree',
    explanation: `${wrong.length} of ${judged.length} checked entries contradict their record or have none.`,
    value: 1 - wrong.length / judged.length,
    entries: wrong,
  };
}

function completeness(entries: AnalysedEntry[], judged: number[]): Measure {
  const percents = judged.map((at) => entries[at]?.completeness ?? 0);
  const value = percents.reduce((sum, percent) => sum + percent, 0) / (100 * judged.length);
  return {
    code: 'completeness',
    name: 'Facts that are given',
    explanation: `Checked entries give ${Math.round(100 * value)}% of what their records hold.`,
    value,
    entries: among(entries, judged, ({ completeness = 0 }) => completeness < 100),
  };
}

function soundness(entries: AnalysedEntry[], judged: number[], { retracted, links }: Xray): Measure | undefined {
  const found = among(entries, judged, ({ match }) => match !== undefined);
  if (found.length === 0) return undefined;
  const dead = links.filter(({ state }) => state === 'dead').map(({ entry }) => entry);
  const unsound = found.filter((at) => retracted.entries.includes(at) || dead.includes(at));
  return {
    code: 'soundness',
    name: 'Works that stand',
    explanation: `${unsound.length} of ${found.length} works found are retracted or their address is dead.`,
    value: 1 - unsound.length / found.length,
    entries: unsound,
  };
}

function formatting(entries: AnalysedEntry[]): Measure {
  const bad = entries.flatMap(({ formattingErrors }, at) => (formattingErrors.length > 0 ? [at] : []));
  return {
    code: 'formatting',
    name: 'Written to the style',
    explanation: `${bad.length} of ${entries.length} entries deviate from the expected style.`,
    value: 1 - bad.length / entries.length,
    entries: bad,
  };
}

function uniqueness(entries: AnalysedEntry[]): Measure {
  const again = entries.flatMap(({ status }, at) => (status === 'duplicate' ? [at] : []));
  return {
    code: 'uniqueness',
    name: 'Each work once',
    explanation: `${again.length} of ${entries.length} entries repeat an earlier one.`,
    value: 1 - again.length / entries.length,
    entries: again,
  };
}
