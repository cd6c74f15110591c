import { normalizeIsbn } from '@veracite/model/identifiers';

interface FoundIsbn {
  start: number;
  end: number;
  written: string;
  value?: string;
}

const LED = /\b(?:[ep]-?)?isbn(?:[- ]{0,2}1[03])?(?:\s?\([^()]{1,20}\))?\s{0,2}[:.#=]?\s{0,12}(?=\d)/giu;
/** Thirteen digits with hyphens are an ISBN without the word. */
const BARE =
  /(?<![\d./-])97[89][-\u2010-\u2015\u2212 ]\d{1,5}[-\u2010-\u2015\u2212 ]\d{1,7}[-\u2010-\u2015\u2212 ]\d{1,7}[-\u2010-\u2015\u2212 ]\d(?!\d)/gu;
const DIGIT = /[\dx]/i;
const BETWEEN = /[\s\-\u00ad\u2010-\u2015\u2212]/;

/** Finds ISBNs labeled as such, and unlabeled ones with thirteen digits. A labeled one with a wrong check digit has no `value`. */
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
    const value = normalizeIsbn(bare[0].replace(/\u2212/g, '-'));
    const isNew = !found.some((other) => other.start < end && bare.index < other.end);
    if (value && isNew) found.push({ start: bare.index, end, written: bare[0], value });
  }
  return found;
}

/** Reads thirteen or ten digits with a valid check digit, or else all digits from a position. */
function readDigits(text: string, from: number): Omit<FoundIsbn, 'start'> | undefined {
  const ends: number[] = [];
  let digits = '';
  for (let index = from; index < from + 40 && digits.length < 13; index += 1) {
    const char = text.charAt(index);
    if (DIGIT.test(char)) {
      digits += char;
      ends.push(index + 1);
      if (/x/i.test(char)) break;
    } else if (!BETWEEN.test(char)) break;
  }
  for (const length of /^97[89]/.test(digits) ? [13, 10] : [10, 13]) {
    const end = ends[length - 1];
    const value =
      end === undefined || DIGIT.test(text.charAt(end)) ? undefined : normalizeIsbn(digits.slice(0, length));
    if (value && end !== undefined) return { end, written: text.slice(from, end), value };
  }
  if (digits.length < 9) return undefined;
  const end = ends[(digits.length >= 13 ? 13 : digits.length) - 1] ?? from;
  return { end, written: text.slice(from, end) };
}
