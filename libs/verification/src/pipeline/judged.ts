import { judge, type JudgeInput } from '@veracite/verdict/judge';
import type { Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { Verdict } from '@veracite/model/verdict';
import type { Dossier } from './dossier';

/** Input of a verdict besides the dossier. */
export type JudgedBy = Required<Pick<JudgeInput, 'coverage' | 'now' | 'nameOf'>>;

/** Judges the contents of a dossier. */
export function judged(dossier: Dossier, by: JudgedBy): { read: Reference; matches: Match[]; verdict: Verdict } {
  const [read, matches, consultations] = [dossier.resolved(), dossier.matches(), dossier.consultations];
  const citing = dossier.citingMatches();
  return { read, matches, verdict: judge({ reference: read, matches, consultations, citing, ...by }) };
}
