import type { Match } from '@veracite/model/evidence';
import { fold } from '@veracite/text/fold';
import { identifies, isTitleAlone, mayIdentify } from './identity';
import { viewOf, type View } from './view';

/**
 * Returns the works that the reference certainly identifies. Without one, returns the only possible work, the only
 * possible work on the cited page, or the only possible work by exactly the cited authors.
 */
export function fitting(views: View[]): View[] {
  const certain = views.filter(identifies);
  // A title alone does not show which of several works by other authors is meant.
  if (certain.every(isTitleAlone) && new Set(certain.map(firstAuthor)).size > 1) return [];
  if (certain.length > 0) return certain;
  const possible = views.filter(mayIdentify);
  const onPage = possible.filter((view) => view.is('page', 'same'));
  const byAuthors = possible.filter((view) => view.is('author', 'same'));
  return [possible, onPage, byAuthors].find((group) => group.length === 1) ?? [];
}

function firstAuthor({ match }: View): string {
  const [first] = match.candidate.work.csl.author ?? [];
  return fold(first?.family ?? first?.literal ?? '');
}

/** Checks whether the reference identifies one of these works, described correctly or not. */
export const describes = (matches: Match[]): boolean => fitting(matches.map(viewOf)).length > 0;
