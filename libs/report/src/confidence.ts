import type { Status } from '@veracite/model/verdict';
import shares from '../data/wrong-shares.json';

/** The smallest share of wrong verdicts that measurements support is 1 of this number (docs/benchmarks.md, calibration). */
const LARGEST = 200;
/** Share of wrong verdicts by status, over references of all kinds. Written by `npm run lab -- eval:confidence --write`. */
const MEASURED: Partial<Record<Status, number>> = shares;

/**
 * Writes a confidence, 0 to 1, as the share of such verdicts that are wrong: "about 1 of 200 such verdicts is wrong". Confidences are
 * calibrated on references of kinds that databases hold; the share is not below that measured for the status over all kinds. An unknown
 * reference has none, as nothing was decided.
 */
export function shownConfidence(confidence: number, status: Status): string | undefined {
  if (status === 'unknown') return undefined;
  const wrong = Math.max(1 - confidence, 1 / LARGEST, MEASURED[status] ?? 0);
  if (wrong >= 0.15) return `about ${Math.round(wrong * 10)} of 10 such verdicts are wrong`;
  const number = 1 / wrong;
  const step = number < 20 ? 1 : number < 100 ? 10 : 50;
  return `about 1 of ${Math.round(number / step) * step} such verdicts is wrong`;
}
