import type { Aspect, BalanceLine } from '@veracite/model/balance';

/**
 * Points on each side before anything is known: half and half, and weak. With them the score of nothing is 50, and one
 * registration alone moves it little.
 */
const PRIOR = 2;
/** 90 % of a normal distribution lie within so many standard deviations. */
const Z_90 = 1.645;

export interface Tally {
  for: number;
  against: number;
  /** Points that silent origins could have brought to either side. */
  unheard: number;
}

export function tallyOf(lines: BalanceLine[], unheard: number, aspects?: readonly Aspect[]): Tally {
  const points = (side: BalanceLine['side']) =>
    lines
      .filter((line) => line.side === side && (aspects?.includes(line.aspect) ?? true))
      .reduce((sum, { weight }) => sum + weight, 0);
  return { for: points('for'), against: points('against'), unheard };
}

/**
 * 0 to 100: the mean of a Beta distribution whose counts are the points for and against (Gelman et al., Bayesian Data
 * Analysis, 3rd ed., section 2.4). What silent origins could have said counts half for and half against.
 */
export function scoreOf({ for: pro, against, unheard }: Tally): number {
  const all = 2 * PRIOR + pro + against + unheard;
  return Math.round((100 * (PRIOR + pro + unheard / 2)) / all);
}

/**
 * [low, high], 0 to 100, around the score: the standard deviation of the same distribution, and on both sides the room
 * that silent origins leave, had they all spoken for it or all against.
 */
export function intervalOf(tally: Tally): [number, number] {
  const a = PRIOR + tally.for;
  const b = PRIOR + tally.against;
  const spread = Z_90 * Math.sqrt((a * b) / ((a + b) ** 2 * (a + b + 1)));
  const all = a + b + tally.unheard;
  const score = scoreOf(tally);
  const low = Math.round(100 * Math.max(0, a / all - spread));
  const high = Math.round(100 * Math.min(1, (a + tally.unheard) / all + spread));
  return [Math.min(low, score), Math.max(high, score)];
}
