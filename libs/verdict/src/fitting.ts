import type { Match } from '@veracite/model/evidence';
import { identifies, mayIdentify } from './identity';
import { viewOf, type View } from './view';

/**
 * The works that are certainly meant; failing those, the only one that may be, or the only such one on the page cited,
 * or signed by just those who are cited.
 */
export function fitting(met: View[]): View[] {
  const certain = met.filter(identifies);
  if (certain.length > 0) return certain;
  const possible = met.filter(mayIdentify);
  const onPage = possible.filter((view) => view.is('page', 'same'));
  const signed = possible.filter((view) => view.is('author', 'same'));
  return [possible, onPage, signed].find((views) => views.length === 1) ?? [];
}

/** Whether one of these works is meant by the reference, be it rightly described or not. */
export function describes(matches: Match[]): boolean {
  return fitting(matches.map(viewOf)).length > 0;
}
