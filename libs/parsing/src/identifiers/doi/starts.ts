import type { Shapes } from './shapes';

/** Where a DOI begins. */
export interface Start {
  /** Of what leads to it: "doi:", "https://doi.org/", a publisher's address. */
  lead: number;
  /** Of "10.". */
  at: number;
  /** Of what follows the slash. */
  suffix: number;
  registrant: string;
  /** It stands in an address, of which what follows a question mark is no part of the DOI. */
  isAddress: boolean;
  isLed: boolean;
}

/** White space may be a line's end and the indent of the next; the slash may be encoded, or escaped by a backslash. */
const BEGIN = /10\s{0,12}\.\s{0,12}(\d{4,9})\s{0,12}(?:\\?[/\u2044\u2215]|%2f)\s{0,12}/giu;

const WORD = String.raw`(?:digital object identifier|doi)\s{0,2}[:.=>|]?\s{0,2}(?:\(doi\)\s?|https?:)?`;
const RESOLVER = String.raw`(?:https?\s?:\s?\/\/\s{0,3})?(?:dx\s?\.\s?|www\.)?doi\s?\.\s?org\s?\/\s{0,12}`;
const LEAD = new RegExp(`(?:${RESOLVER}|${WORD}|info:)$`, 'iu');
const ADDRESS = /(?:https?:\/\/|www\.)[^\s"“”<>{}|\\^]{1,300}$/iu;
/** Characters looked back for what leads to a DOI; a publisher's address is rarely longer. */
const BACK = 320;
/** Leads stand one before the other: "[doi:https://doi.org/". */
const MOST_LEADS = 4;
/** More than any one reference holds; a text of more is an attack or a list that was not taken apart. */
const MOST_STARTS = 200;

/** Places in a text where a DOI begins, in order; the first 200. */
export function startsOf(text: string, shapes: Shapes, brokenAt: (at: number) => boolean): Start[] {
  const starts: Start[] = [];
  let before = 0;
  for (const hit of text.matchAll(BEGIN)) {
    const registrant = `10.${hit[1] ?? ''}`;
    const at = hit.index;
    if (at < before) continue;
    const led = leadOf(text, at, before);
    const isNumber = /\d/.test(text.charAt(at - 1));
    const isParted = /^10\s|^10\.\s/.test(hit[0]);
    // "201710.1016/…" is a year and a DOI run together, "2010.12345/…" is neither; "10. 1234/5" may be a volume and pages.
    const isBroken = brokenAt(at + 3) && /^[\w(][\w.()/:;-]{4}/.test(text.slice(at + hit[0].length));
    if (!led.isLed && (isNumber || (isParted && !isBroken)) && !shapes.knows(registrant)) continue;
    starts.push({ ...led, at, suffix: at + hit[0].length, registrant });
    before = at + hit[0].length;
    if (starts.length >= MOST_STARTS) break;
  }
  return starts;
}

function leadOf(text: string, at: number, from: number): Pick<Start, 'lead' | 'isAddress' | 'isLed'> {
  const low = Math.max(from, at - BACK);
  let lead = at;
  let isAddress = false;
  for (let turn = 0; turn < MOST_LEADS; turn += 1) {
    const found = LEAD.exec(text.slice(Math.max(low, lead - 60), lead));
    if (!found) break;
    lead -= found[0].length;
    isAddress ||= /doi\s?\.\s?org/i.test(found[0]);
  }
  const address = ADDRESS.exec(text.slice(low, lead));
  if (address) lead -= address[0].length;
  return { lead, isAddress: isAddress || address !== null, isLed: lead < at };
}
