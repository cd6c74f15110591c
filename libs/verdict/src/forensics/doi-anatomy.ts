import facts from '../../data/publisher-facts.json';

/** Details of a work encoded in the suffix of its DOI, by the publisher's naming scheme. */
export interface Anatomy {
  /** Year in which the DOI was assigned, usually that of acceptance or of the meeting. */
  year?: number;
  /** ISSN of the journal, as `1234-5678`. */
  issn?: string;
  /** The journal or meeting: the pattern of its folded name, and its display name. */
  venue?: { pattern: RegExp; name: string };
}

/** Venue codes in suffixes, the longest first: "j.neuroimage" before "j". */
const CODES = facts.venueCodes
  .map(({ code, name, pattern }) => ({ code, name, pattern: new RegExp(pattern) }))
  .sort((a, b) => b.code.length - a.code.length);

const plausible = (year: number): number | undefined => (year >= 1970 && year <= 2099 ? year : undefined);

/** Expands the two-digit years of Elsevier's older suffixes. */
const century = (digits: number): number => (digits > 60 ? 1900 + digits : 2000 + digits);

/** Returns the year, ISSN and venue encoded in a DOI. */
export function anatomyOf(doi: string): Anatomy {
  const suffix = doi.slice(doi.indexOf('/') + 1).toLowerCase();
  return { year: yearIn(suffix), issn: issnIn(suffix), venue: venueIn(suffix) };
}

function yearIn(suffix: string): number | undefined {
  // Elsevier "s0140-6736(05)66912-7".
  const old = /^s?\d{4}-?\d{3}[\dx]\((\d{2})\)/.exec(suffix);
  if (old) return century(Number(old[1]));
  // Springer Nature "s41586-019-1234-5": the last three digits of the year.
  const nature = /^s\d{5}-(\d{3})-/.exec(suffix);
  if (nature) return plausible(2000 + Number(nature[1]));
  // Wiley "j.1467-8624.2008.01234.x", Elsevier "j.cell.2019.01.001", JAMA, IEEE "tpami.2016.2577031", bioRxiv "2020.01.30.".
  const dotted = /(?:^|[.\w-])\.?((?:19|20)\d{2})\.(?:\d|[a-z])/.exec(suffix);
  return dotted ? plausible(Number(dotted[1])) : undefined;
}

function issnIn(suffix: string): string | undefined {
  const found = /^(?:j\.|s|\(sici\))?(\d{4})-?(\d{3}[\dx])(?:[.(]|$)/.exec(suffix);
  return found ? `${found[1] ?? ''}-${(found[2] ?? '').toUpperCase()}` : undefined;
}

const venueIn = (suffix: string): Anatomy['venue'] =>
  CODES.find(({ code }) => suffix.startsWith(code) && !/[a-z]/.test(suffix.charAt(code.length)));
