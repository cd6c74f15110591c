import type { TrustLevel } from '@veracite/model/source-report';
import type { StatusTone } from '../../theme/palette';

/** Color of a score of 0 to 100: green from 80, yellow from 60, orange from 40, red below. */
export function scoreTone(score: number): StatusTone {
  return score >= 80 ? 'valid' : score >= 60 ? 'incomplete' : score >= 40 ? 'formatting' : 'fake';
}

export const trustTones: Record<TrustLevel, StatusTone> = { high: 'valid', medium: 'incomplete', low: 'fake' };

/** Filled stars of five for a reputation of 0 to 100: one for every full 20 points. */
export function starsOf(reputation: number): number {
  return Math.max(0, Math.min(5, Math.floor(reputation / 20)));
}
