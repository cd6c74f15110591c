import type { Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import { missingElements } from './completeness';
import { faultsOf } from './faults';
import { authorStrength, identifies, titleStrength } from './identity';
import { unconfirmedIdentifiers } from './registration';
import { sourceName } from './source-names';
import { viewOf } from './view';

/**
 * Whether searching may stop: a record agrees in all that is cited, lacks nothing that the reference lacks as well, and
 * carries every identifier cited. What more databases said could only confirm it.
 */
export function settled(reference: Reference, matches: Match[]): boolean {
  return matches.map(viewOf).some((view) => {
    if (!identifies(view) || titleStrength(view) !== 'whole' || authorStrength(view) !== 'whole') return false;
    if (unconfirmedIdentifiers(view)) return false;
    return faultsOf(view, sourceName).length === 0 && missingElements(reference, view).length === 0;
  });
}
