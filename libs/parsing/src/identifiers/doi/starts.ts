import type { Shapes } from './shapes';

export interface DoiStart {
  /** Start of its lead-in: "doi:", "https://doi.org/", the URL of a publisher. */
  lead: number;
  /** Start of "10.". */
  at: number;
  /** Start of the suffix after the slash. */
  suffix: number;
  registrant: string;
  /** The DOI is in a URL, so that a query string is not part of it. */
  isAddress: boolean;
  /** There is a lead-in. */
  isLed: boolean;
}

/** White space may be a line break with indentation; the slash may be encoded or escaped by a backslash. */
const BEGIN = /10\s{0,12}\.\s{0,12}(\d{4,9})\s{0,12}(?:\\?[/\u2044\u2215]|%2f)\s{0,12}/giu;

const WORD = String.raw`(?:digital object identifier|doi)\s{0,2}[:.=>|]?\s{0,2}(?:\(doi\)\s?|https?:)?`;
const RESOLVER = String.raw`(?:https?\s?:\s?\/\/\s{0,3})?(?:dx\s?\.\s?|www\.)?doi\s?\.\s?org\s?\/\s{0,12}`;
const LEAD = new RegExp(`(?:${RESOLVER}|${WORD}|info:)$`, 'iu');
const ADDRESS = /(?:https?:\/\/|www\.)[^\s"“”<>{}|\\^]{1,300}$/iu;
/** Characters before a DOI in which a lead-in is searched for. */
const MAX_LOOKBACK = 320;
/** Lead-ins can be combined: "[doi:https://doi.org/". */
const MAX_LEADS = 4;
/** A text with more DOIs is not one reference. */
const MAX_STARTS = 200;

/** Finds the beginnings of DOIs in a text, in order; at most 200. */
export function startsOf(text: string, shapes: Shapes, brokenAt: (index: number) => boolean): DoiStart[] {
  const starts: DoiStart[] = [];
  let before = 0;
  for (const hit of text.matchAll(BEGIN)) {
    const registrant = `10.${hit[1] ?? ''}`;
    const index = hit.index;
    if (index < before) continue;
    const led = leadOf(text, index, before);
    const isNumber = /\d/.test(text.charAt(index - 1));
    const isSpaced = /^10\s|^10\.\s/.test(hit[0]);
    // "201710.1016/…" is a year followed by a DOI, "2010.12345/…" is not; "10. 1234/5" may be a volume and pages.
    const isBroken = brokenAt(index + 3) && /^[\w(][\w.()/:;-]{4}/.test(text.slice(index + hit[0].length));
    if (!led.isLed && (isNumber || (isSpaced && !isBroken)) && !shapes.knows(registrant)) continue;
    starts.push({ ...led, at: index, suffix: index + hit[0].length, registrant });
    before = index + hit[0].length;
    if (starts.length >= MAX_STARTS) break;
  }
  return starts;
}

function leadOf(text: string, index: number, from: number): Pick<DoiStart, 'lead' | 'isAddress' | 'isLed'> {
  const low = Math.max(from, index - MAX_LOOKBACK);
  let lead = index;
  let isAddress = false;
  for (let i = 0; i < MAX_LEADS; i += 1) {
    const found = LEAD.exec(text.slice(Math.max(low, lead - 60), lead));
    if (!found) break;
    lead -= found[0].length;
    isAddress ||= /doi\s?\.\s?org/i.test(found[0]);
  }
  const address = ADDRESS.exec(text.slice(low, lead));
  if (address) lead -= address[0].length;
  return { lead, isAddress: isAddress || address !== null, isLed: lead < index };
}
