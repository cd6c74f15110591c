import type { Assessment, Decision, PaperSummary } from '@veracite/contracts/collections';
import { assess, rankOf, type AssessedEntry } from './assess';
import type { Policy } from './policy';

/** Judges a checked paper by a policy and the decisions about its references. @returns also the number by which the queue is sorted */
export function judgePaper(
  entries: readonly AssessedEntry[],
  policy: Policy,
  policyVersion: number,
): Required<Pick<PaperSummary, 'assessment' | 'undecided'>> & { expected: number } {
  const assessment = assess(entries, policy, policyVersion);
  const decided = new Set(entries.filter(({ decision }) => decision).map(({ position }) => position));
  const undecided = assessment.flags.filter(({ position }) => !decided.has(position)).length;
  return { assessment, expected: rankOf(assessment), undecided };
}

/** Returns the positions of the references that a paper is shown with: flagged and decided ones. */
export const shownPositions = (
  assessment?: Assessment,
  decisions: readonly Pick<Decision, 'position'>[] = [],
): number[] => [...new Set([...(assessment?.flags ?? []), ...decisions].map(({ position }) => position))];
