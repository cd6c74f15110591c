import type { Feature, Match } from '@veracite/model/evidence';
import type { Coverage, ReasonCode, Verdict } from '@veracite/model/verdict';
import model from '../data/confidence-model.json';
import { probabilityOf } from './model';
import { holdersOf } from './view';

/** A verdict before anybody says how sure it is. */
export type Judged = Pick<Verdict, 'status' | 'match' | 'reasons'> & { coverage: Coverage };

/** Nothing is claimed by `unknown`, so it is neither right nor wrong. */
const UNDECIDED = 0.5;
/** No verdict is surer than the rows it was calibrated on can show. */
const SUREST = 0.995;

/** Reasons that contradict a reference beyond its being found nowhere. */
const CONTRADICTIONS = new Set<ReasonCode>(['chimera', 'identifier-of-another', 'doi-unregistered']);

/** What the confidence is learned from, in the order in which the model holds its weights. */
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

/** The evidence for a verdict as numbers from 0 to 1. */
export function confidenceFeatures(
  { status, match, reasons, coverage }: Judged,
  matches: Match[],
): Record<(typeof CONFIDENCE_FEATURES)[number], number> {
  const isFake = status === 'fake' ? 1 : 0;
  const first = matches[0];
  const likeliest = Math.max(0, ...matches.map(({ probability }) => probability));
  const of = (name: Feature) => match?.features[name] ?? 0;
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
    titleLikeness: of('titleLikeness'),
    titleAbsent: of('titleAbsent'),
    citedAuthors: of('citedAuthors'),
    foundAuthors: of('foundAuthors'),
    idSame: of('idSame'),
    venueOther: of('venueOther'),
    yearOther: of('yearOther'),
    reasons: Math.min(1, reasons.length / 4),
  };
}

/** Chance, 0 to 1, that the status is right; the model is trained by `npm run lab -- train:verdict`. */
export function confidenceOf(judged: Judged, matches: Match[]): number {
  if (judged.status === 'unknown') return UNDECIDED;
  return Math.min(SUREST, probabilityOf(model, confidenceFeatures(judged, matches)));
}
