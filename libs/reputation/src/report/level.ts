import type { TrustLevel } from '@veracite/model/source-report';
import type { Findings } from './findings';
import { scoreOf, tallyOf } from './scores';

const HIGH = 70;
const LOW = 40;
/** A line against a source with at least this weight prevents `high`. */
export const GRAVE = 5;
/** Minimum points for a level. */
const MIN_POINTS = 4;
/** Minimum share of points from origins that answered. */
const MIN_ANSWERED_SHARE = 1 / 3;

export interface Judgement {
  level: TrustLevel;
  insufficientEvidence: boolean;
}

/**
 * Returns the level of the balance. With too little evidence or too few answers the level is `medium` and marked as
 * insufficient. An opinion of others alone, without an answer from a registry, does not lead to `low`.
 */
export function judge({ lines, answeredPoints, unansweredPoints }: Findings): Judgement {
  const tally = tallyOf(lines, unansweredPoints);
  const insufficientEvidence =
    tally.for + tally.against < MIN_POINTS ||
    answeredPoints < MIN_ANSWERED_SHARE * (answeredPoints + unansweredPoints) ||
    answeredPoints === 0;
  if (insufficientEvidence) return { level: 'medium', insufficientEvidence };
  const score = scoreOf(tally);
  const grave = lines.some((line) => line.side === 'against' && line.weight >= GRAVE);
  return { level: score < LOW ? 'low' : score >= HIGH && !grave ? 'high' : 'medium', insufficientEvidence };
}
