import type { TrustLevel } from '@veracite/model/source-report';
import type { Findings } from './findings';
import { scoreOf, tallyOf } from './scores';

const HIGH = 70;
const LOW = 40;
/** A line this heavy against a source keeps it from `high`, whatever speaks for it. */
export const GRAVE = 5;
/** Points below which nothing can be judged. */
const LEAST_POINTS = 4;
/** Of what could have been heard, the share that must have been. */
const LEAST_HEARD = 1 / 3;

export interface Judgement {
  level: TrustLevel;
  insufficientEvidence: boolean;
}

/**
 * What the balance says. Too little evidence, or registries too silent, is never a bad mark: the level is then `medium`
 * and said to rest on too little. An opinion of others alone, with every registry silent, condemns nobody.
 */
export function judge({ lines, heard, unheard }: Findings): Judgement {
  const tally = tallyOf(lines, unheard);
  const insufficientEvidence =
    tally.for + tally.against < LEAST_POINTS || heard < LEAST_HEARD * (heard + unheard) || heard === 0;
  if (insufficientEvidence) return { level: 'medium', insufficientEvidence };
  const score = scoreOf(tally);
  const grave = lines.some((line) => line.side === 'against' && line.weight >= GRAVE);
  return { level: score < LOW ? 'low' : score >= HIGH && !grave ? 'high' : 'medium', insufficientEvidence };
}
