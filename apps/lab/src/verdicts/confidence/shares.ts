import type { Status } from '@veracite/model/verdict';
import { sum } from '../../harness/figures';
import { wilson } from '../kinds/score';

/** A verdict on a reference of a group, whose truth is known. */
export interface GroupedVerdict {
  group: string;
  status: Status;
  confidence: number;
  /** Undefined if the status claims nothing. */
  right: boolean | undefined;
}

interface WrongShare {
  count: number;
  /** Means over the mix. */
  confidence: number;
  wrong: number;
  interval: [number, number];
}

/**
 * Returns the share of wrong ones among verdicts of a status, where each group has its weight in a mix, whatever its number of references.
 * The interval is that of as many verdicts of equal weight as carry the same information (Kish).
 */
export function wrongShare(
  verdicts: readonly GroupedVerdict[],
  status: Status,
  weights: Readonly<Record<string, number>>,
): WrongShare {
  const sizes: Record<string, number> = {};
  for (const { group } of verdicts) sizes[group] = (sizes[group] ?? 0) + 1;
  const ofGroup = verdicts
    .filter((verdict) => verdict.status === status)
    .map((item) => ({ ...item, weight: (weights[item.group] ?? 0) / (sizes[item.group] ?? 1) }));
  const total = sum(ofGroup.map(({ weight }) => weight));
  if (total === 0) return { count: 0, confidence: NaN, wrong: NaN, interval: [0, 1] };
  const share = (amountOf: (item: (typeof ofGroup)[number]) => number) =>
    sum(ofGroup.map((item) => item.weight * amountOf(item))) / total;
  const wrong = share(({ right }) => (right === false ? 1 : 0));
  const equal = total ** 2 / sum(ofGroup.map(({ weight }) => weight ** 2));
  return {
    count: ofGroup.length,
    confidence: share(({ confidence }) => confidence),
    wrong,
    interval: wilson(wrong * equal, equal),
  };
}
