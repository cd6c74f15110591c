import type { Aspect, BalanceLine } from '@veracite/model/balance';

/** Prior points on each side. Without evidence the score is 50, and a single registration changes it little. */
const PRIOR = 2;
/** 90 % of a normal distribution are within this number of standard deviations. */
const Z_90 = 1.645;

export interface Tally {
  for: number;
  against: number;
  /** Points that the failed origins could have added to either side. */
  unanswered: number;
}

export function tallyOf(lines: BalanceLine[], unanswered: number, aspects?: readonly Aspect[]): Tally {
  const points = (side: BalanceLine['side']) =>
    lines
      .filter((line) => line.side === side && (aspects?.includes(line.aspect) ?? true))
      .reduce((sum, { weight }) => sum + weight, 0);
  return { for: points('for'), against: points('against'), unanswered };
}

/**
 * Returns 0 to 100: the mean of a Beta distribution with the points for and against as counts (Gelman et al., Bayesian
 * Data Analysis, 3rd ed., section 2.4). Points of failed origins count half for and half against.
 */
export function scoreOf({ for: pro, against, unanswered }: Tally): number {
  const all = 2 * PRIOR + pro + against + unanswered;
  return Math.round((100 * (PRIOR + pro + unanswered / 2)) / all);
}

/** Returns [low, high] from 0 to 100: the score ± the standard deviation, extended by the points of failed origins. */
export function intervalOf(tally: Tally): [number, number] {
  const a = PRIOR + tally.for;
  const b = PRIOR + tally.against;
  const spread = Z_90 * Math.sqrt((a * b) / ((a + b) ** 2 * (a + b + 1)));
  const all = a + b + tally.unanswered;
  const score = scoreOf(tally);
  const low = Math.round(100 * Math.max(0, a / all - spread));
  const high = Math.round(100 * Math.min(1, (a + tally.unanswered) / all + spread));
  return [Math.min(low, score), Math.max(high, score)];
}
