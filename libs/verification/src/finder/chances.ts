import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import type { Candidate } from '@veracite/model/evidence';
import type { Work } from '@veracite/model/work';
import { titleFingerprint } from '@veracite/text/fingerprint';
import type { Description } from './description';
import { featuresOf, FINDING_FEATURES, type FindingFeatures } from './features';
import model from '../../data/finding-model.json';

/** A candidate with the chance, 0 to 1, that it is the work described. */
export interface Ranked {
  candidate: Candidate;
  chance: number;
  /** The chance if no other work had been found. */
  alone: number;
}

export interface FindingModel {
  /** Score of a work that matches in nothing; the score of "none of these" is 0. */
  intercept: number;
  weights: Record<string, number>;
}

/** Returns the score of a record: the logarithm of its odds against "none of these". */
export function scoreOf(features: FindingFeatures, { intercept, weights }: FindingModel): number {
  return FINDING_FEATURES.reduce((sum, name) => sum + features[name] * (weights[name] ?? 0), intercept);
}

/**
 * Ranks candidates by a conditional logit model (McFadden 1974): exactly one of all candidates and "none of these" is
 * meant, so works that match equally well share the probability. A preprint and its version of record do not compete.
 * Ties are sorted by the number of databases that have the work, then by key.
 */
export function rank(description: Description, candidates: Candidate[]): Ranked[] {
  const scored = candidates.map((candidate) => {
    const records = [candidate.work, ...(candidate.also ?? []).map(({ work }) => work)];
    return {
      candidate,
      odds: Math.exp(Math.max(...records.map((work) => scoreOf(featuresOf(description, work), model)))),
    };
  });
  const families = familiesOf(scored.map(({ candidate }) => candidate.work));
  const best = new Map<number, number>();
  scored.forEach(({ odds }, index) => {
    const family = families[index] ?? index;
    best.set(family, Math.max(best.get(family) ?? 0, odds));
  });
  const all = [...best.values()].reduce((sum, odds) => sum + odds, 1);
  return scored
    .map(({ candidate, odds }) => ({ candidate, chance: odds / all, alone: odds / (1 + odds) }))
    .sort(
      (a, b) =>
        b.chance - a.chance ||
        (b.candidate.also?.length ?? 0) - (a.candidate.also?.length ?? 0) ||
        (b.candidate.work.citedBy ?? 0) - (a.candidate.work.citedBy ?? 0) ||
        (a.candidate.work.key < b.candidate.work.key ? -1 : 1),
    );
}

/** Returns for each work the index of the first work with the same title and first author. */
function familiesOf(works: Work[]): number[] {
  const prints = works.map(({ csl }) => titleFingerprint(csl.title ?? ''));
  const firsts = works.map(({ csl }) => csl.author?.[0] ?? csl.editor?.[0]);
  return works.map((_, index) => {
    const print = prints[index] ?? '';
    const person = firsts[index];
    if (print.length < 8 || !person) return index;
    const before = works.findIndex((_other, i) => {
      const other = firsts[i];
      return prints[i] === print && other && compareNames(nameParts(person), nameParts(other)) === 'same';
    });
    return before < 0 ? index : before;
  });
}
