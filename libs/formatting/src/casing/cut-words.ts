/** A title cut into words and what stands between them; joined again it is the same title. */
export interface Word {
  text: string;
  /** What stands before the word: spaces, hyphens, quotes, marks of italics. */
  before: string;
}

export interface Words {
  words: Word[];
  /** What follows the last word. */
  after: string;
}

/** A word holds letters, digits and inner apostrophes; hyphens and dashes part words. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[’'ʻ][\p{L}\p{N}\p{M}]+)*/gu;

/** The same for the letters of English, which most titles are written with: engines read classes of Unicode slowly. */
const ENGLISH_WORD = /[A-Za-z0-9]+(?:[’'][A-Za-z0-9]+)*/g;
const ENGLISH = /^[\x20-\x7E‘’“”–—…]*$/;

/** True for a text in the letters and marks of English alone. */
export const isEnglishWriting = (text: string): boolean => ENGLISH.test(text);

/** Three styles ask for one title and one journal: those cut last are kept. */
const recent = new Map<string, Words>();
const RECENT = 8;

/** @returns words of its own, which the caller may change */
export function cutWords(title: string): Words {
  let cut = recent.get(title);
  if (!cut) {
    cut = splitWords(title);
    if (recent.size >= RECENT) recent.delete(recent.keys().next().value ?? '');
    recent.set(title, cut);
  }
  return { words: cut.words.map(({ text, before }) => ({ text, before })), after: cut.after };
}

function splitWords(title: string): Words {
  const words: Word[] = [];
  let end = 0;
  for (const match of title.matchAll(isEnglishWriting(title) ? ENGLISH_WORD : WORD)) {
    words.push({ text: match[0], before: title.slice(end, match.index) });
    end = match.index + match[0].length;
  }
  return { words, after: title.slice(end) };
}

export const joinWords = ({ words, after }: Words): string =>
  words.map((word) => word.before + word.text).join('') + after;

/** A quotation of as many words is a title or a sentence of its own, and begins with a capital. */
const QUOTED_SENTENCE = 4;

/** True for the first word of a long quotation. */
export function opensQuotation(words: Word[], index: number): boolean {
  if (!/[“‘]$/.test(words[index]?.before ?? '')) return false;
  const length = words.slice(index + 1).findIndex(({ before }) => /^[^\s“‘]*[”’]/.test(before)) + 1;
  return length >= QUOTED_SENTENCE || (length === 0 && words.length - index >= QUOTED_SENTENCE);
}

/** True for the first word and for a word after a colon, dash, question or exclamation mark or full stop that ends a sentence. */
export function opensClause(words: Word[], index: number): boolean {
  const word = words[index];
  if (!word || index === 0) return true;
  const before = word.before;
  if (before === ' ' || before === '-') return false;
  // "[Translated Article] On Sleep", "[97] Data Replicada": a note before the title.
  if (/^\]\s/.test(before) && isNote(words, index)) return true;
  if (/[:?!]["”’)\uE000-\uE005]*\s|—/u.test(before)) return true;
  if (/\s[–=|-]\s/.test(before)) return true;
  // "(50-600 A.D.). The East": the stop behind the bracket ends the sentence.
  if (/\)\.\s/.test(before)) return true;
  const last = words[index - 1]?.text ?? '';
  // "J. S. Bach", "vs. others", "E. coli": a stop after one letter or an abbreviation ends no sentence.
  return (
    /\.["”’)]*\s/.test(before) &&
    (last.length > 2 || /^(?:\d+|[IVX]{2,})$/.test(last) || isNumberedPart(words, index - 1)) &&
    !ABBREVIATIONS.has(last.toLowerCase())
  );
}

/** "Mosquitoes. I. The biting cycle", "Part I. Effects": a numeral behind a sentence's end, or behind what it counts, is no initial. */
function isNumberedPart(words: Word[], index: number): boolean {
  const { text = '', before = '' } = words[index] ?? {};
  if (!/^[IVX]$/.test(text)) return false;
  return /[.:]\s$/.test(before)
    ? !/^\p{L}\.\s$/u.test(before)
    : /^(?:part|section|chapter|volume|vol)$/i.test(words[index - 1]?.text ?? '');
}

/** True where the brackets that end before a word began the title. */
const isNote = (words: Word[], index: number): boolean =>
  words[0]?.before.startsWith('[') === true && words.slice(1, index).every(({ before }) => !before.includes(']'));

const ABBREVIATIONS = new Set(
  'vs st dr mr mrs ms no vol al etc cf ed eds rev repr transl suppl epist fig inc ltd jr sr spp subsp var ssp spec gen comb nov crit'.split(
    ' ',
  ),
);
