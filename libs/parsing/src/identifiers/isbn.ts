import { normaliseIsbn } from '@veracite/model/identifiers';

/** An ISBN where it stands in a text. */
export interface FoundIsbn {
  start: number;
  end: number;
  written: string;
  value?: string;
}

const LED = /\b(?:[ep]-?)?isbn(?:[- ]{0,2}1[03])?(?:\s?\([^()]{1,20}\))?\s{0,2}[:.#=]?\s{0,12}(?=\d)/giu;
/** Of thirteen digits, with its hyphens, an ISBN is known without the word. */
const BARE =
  /(?<![\d./-])97[89][-\u2010-\u2015\u2212 ]\d{1,5}[-\u2010-\u2015\u2212 ]\d{1,7}[-\u2010-\u2015\u2212 ]\d{1,7}[-\u2010-\u2015\u2212 ]\d(?!\d)/gu;
const SIGN = /[\dx]/i;
const BETWEEN = /[\s\-\u00ad\u2010-\u2015\u2212]/;

/** ISBNs with their word, and such of thirteen digits without it; what is called one and fails its check digit has no value. */
export function findIsbns(text: string): FoundIsbn[] {
  if (!/isbn|97[89]/i.test(text)) return [];
  const found: FoundIsbn[] = [];
  for (const lead of text.matchAll(LED)) {
    const from = lead.index + lead[0].length;
    const read = readDigits(text, from);
    if (read) found.push({ ...read, start: lead.index });
  }
  for (const bare of text.matchAll(BARE)) {
    const end = bare.index + bare[0].length;
    const value = normaliseIsbn(bare[0].replace(/\u2212/g, '-'));
    const isNew = !found.some((other) => other.start < end && bare.index < other.end);
    if (value && isNew) found.push({ start: bare.index, end, written: bare[0], value });
  }
  return found;
}

/** Thirteen digits, or else ten, that hold their check digit; failing both, as many as stand together. */
function readDigits(text: string, from: number): Omit<FoundIsbn, 'start'> | undefined {
  const ends: number[] = [];
  let digits = '';
  for (let at = from; at < from + 40 && digits.length < 13; at += 1) {
    const sign = text.charAt(at);
    if (SIGN.test(sign)) {
      digits += sign;
      ends.push(at + 1);
      if (/x/i.test(sign)) break;
    } else if (!BETWEEN.test(sign)) break;
  }
  for (const length of /^97[89]/.test(digits) ? [13, 10] : [10, 13]) {
    const end = ends[length - 1];
    const value = end === undefined || SIGN.test(text.charAt(end)) ? undefined : normaliseIsbn(digits.slice(0, length));
    if (value && end !== undefined) return { end, written: text.slice(from, end), value };
  }
  if (digits.length < 9) return undefined;
  const end = ends[(digits.length >= 13 ? 13 : digits.length) - 1] ?? from;
  return { end, written: text.slice(from, end) };
}
