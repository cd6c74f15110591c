import type { Match } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import { missingElements } from './completeness';
import { faultsOf } from './faults';
import { authorStrength, identifies, titleStrength } from './identity';
import { hasUnconfirmedIdentifier } from './registration';
import { viewOf } from './view';

/**
 * Checks whether searching may stop: a record agrees in every cited field, has every cited identifier, and shows no
 * required element missing from the reference. Further databases could only confirm it.
 */
export function settled(reference: Reference, matches: Match[]): boolean {
  return matches.map(viewOf).some((view) => {
    if (!identifies(view) || titleStrength(view) !== 'whole' || authorStrength(view) !== 'whole') return false;
    if (hasUnconfirmedIdentifier(view)) return false;
    return faultsOf(view).length === 0 && missingElements(reference, view).length === 0;
  });
}
