import type { Feature, Match } from '@veracite/model/evidence';
import type { Coverage, ReasonCode, Verdict } from '@veracite/model/verdict';
import model from '../data/confidence-model.json';
import { probabilityOf } from './model';
import { holdersOf } from './view';

/** A verdict without its confidence. */
export type Judged = Pick<Verdict, 'status' | 'match' | 'reasons'> & { coverage: Coverage };

/** Confidence of `unknown`, which claims nothing and so is neither right nor wrong. */
const UNDECIDED = 0.5;
/** Highest confidence that the number of calibration rows supports. */
const MAX_CONFIDENCE = 0.995;

/** Reasons that contradict a reference in addition to its absence. */
const CONTRADICTIONS = new Set<ReasonCode>(['chimera', 'identifier-of-another', 'doi-unregistered']);

/** Feature names in the order of the model's weights. */
export const CONFIDENCE_FEATURES = [
  'incomplete',
  'fake',
  'holders',
  'answered',
  'likeliest',
  'fakeLikeliest',
  'contradicted',
  'fakeTitle',
  'fakeAuthors',
  'titleLikeness',
  'titleAbsent',
  'citedAuthors',
  'foundAuthors',
  'idSame',
  'venueOther',
  'yearOther',
  'reasons',
] as const;

/** Returns the evidence for a verdict as features from 0 to 1. */
export function confidenceFeatures(
  { status, match, reasons, coverage }: Judged,
  matches: Match[],
): Record<(typeof CONFIDENCE_FEATURES)[number], number> {
  const isFake = status === 'fake' ? 1 : 0;
  const first = matches[0];
  const likeliest = Math.max(0, ...matches.map(({ probability }) => probability));
  const feature = (name: Feature) => match?.features[name] ?? 0;
  return {
    incomplete: status === 'incomplete' ? 1 : 0,
    fake: isFake,
    holders: Math.min(1, (match ? holdersOf(match).length : 0) / 4),
    answered: isFake * Math.min(1, coverage.answered.length / 6),
    likeliest: (1 - isFake) * likeliest,
    fakeLikeliest: isFake * likeliest,
    contradicted: isFake && reasons.some(({ code }) => CONTRADICTIONS.has(code)) ? 1 : 0,
    fakeTitle: isFake * (first?.features.titleLikeness ?? 0),
    fakeAuthors: isFake * (first?.features.citedAuthors ?? 0),
    titleLikeness: feature('titleLikeness'),
    titleAbsent: feature('titleAbsent'),
    citedAuthors: feature('citedAuthors'),
    foundAuthors: feature('foundAuthors'),
    idSame: feature('idSame'),
    venueOther: feature('venueOther'),
    yearOther: feature('yearOther'),
    reasons: Math.min(1, reasons.length / 4),
  };
}

/** Returns the probability, 0 to 1, that the status is right. The model is trained by `npm run lab -- train:verdict`. */
export function confidenceOf(judged: Judged, matches: Match[]): number {
  if (judged.status === 'unknown') return UNDECIDED;
  return Math.min(MAX_CONFIDENCE, probabilityOf(model, confidenceFeatures(judged, matches)));
}
