import facts from '../../data/publisher-facts.json';

/**
 * Publishers and the prefixes of the DOIs that they register. Publishers keep prefixes of companies they bought, and journals that move
 * keep their DOIs, so a mismatch is a sign and no proof.
 */
const REGISTRANTS = facts.registrants.map(({ name, prefixes, called, venues }) => ({
  name,
  prefixes,
  called: new RegExp(called),
  venues: venues === undefined ? undefined : new RegExp(venues),
}));
type Registrant = (typeof REGISTRANTS)[number];

/** Returns the publisher that registers DOIs with this DOI's prefix, if known. */
export function registrantOf(doi: string): Registrant | undefined {
  const prefix = doi.slice(0, doi.indexOf('/'));
  return REGISTRANTS.find(({ prefixes }) => prefixes.includes(prefix));
}

/** Returns the publisher with this folded name, or the publisher of the venue with this folded name. */
export function publisherNamed(publisher: string, venue: string): Registrant | undefined {
  return REGISTRANTS.find(
    ({ called, venues }) => (publisher && called.test(publisher)) || (venue && venues?.test(venue)),
  );
}
