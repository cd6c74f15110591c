import { KINDS, likeliestKind, type Kind, type KindChances, type WorkKind } from '@veracite/model/kind';
import type { Reference } from '@veracite/model/reference';
import { fold } from '@veracite/text/fold';
import { registersNoDois } from '@veracite/text/venues';

const ASKED_AS: Partial<Record<Kind, WorkKind>> = {
  article: 'article',
  conference: 'conference',
  book: 'book',
  chapter: 'chapter',
  entry: 'chapter',
  preprint: 'preprint',
  dataset: 'data',
};

/** Returns the kind that decides which databases are asked. */
export const askedAs = (kinds: KindChances): WorkKind => ASKED_AS[likeliestKind(kinds)] ?? 'uncovered';

/** Least probability of another kind whose databases are asked too. */
const PLAUSIBLE = 0.15;

/** Returns the kinds whose databases are asked, the likeliest first: a misread kind must not hide a work. */
export function plausibleKinds(kinds: KindChances): WorkKind[] {
  const others = KINDS.filter((kind) => kinds[kind] >= PLAUSIBLE).flatMap((kind) => ASKED_AS[kind] ?? []);
  return [...new Set([askedAs(kinds), ...others])];
}

/** Checks whether the venue registers no DOIs, so that absence from DOI registries proves nothing. */
export function venueRegistersNoDois({ csl }: Pick<Reference, 'csl'>): boolean {
  const venue = csl['container-title'] ?? csl['event-title'];
  return venue !== undefined && registersNoDois(fold(venue));
}
