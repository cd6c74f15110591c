import { ownerOf, registrantOf as ownerOfPrefix } from '@veracite/text/publisher-owners';
import facts from '../../data/publisher-facts.json';

/**
 * Publishers that register DOIs. Publishers keep prefixes of companies they bought, and journals that move keep their DOIs, so a mismatch
 * is a sign and no proof.
 */
const REGISTRANTS = facts.registrants.map(({ name, owner, called, venues }) => ({
  name,
  owner: ownerOf(owner),
  called: new RegExp(called),
  venues: venues === undefined ? undefined : new RegExp(venues),
}));
type Registrant = (typeof REGISTRANTS)[number];

/** Returns the publisher that registers DOIs with this DOI's prefix, if it is one of these. */
export function registrantOf(doi: string): Registrant | undefined {
  const registrant = ownerOfPrefix(doi);
  return registrant === undefined ? undefined : REGISTRANTS.find(({ owner }) => owner === registrant);
}

/** Returns the publisher with this folded name, or the publisher of the venue with this folded name. */
export function publisherNamed(publisher: string, venue: string): Registrant | undefined {
  return REGISTRANTS.find(
    ({ called, venues }) => (publisher && called.test(publisher)) || (venue && venues?.test(venue)),
  );
}
