import { CYRILLIC, GREEK_LETTERS, GREEK_NAMES, LATIN } from './letters';
import { plainOfHtml, plainOfLatex } from './markup';
import { remembered } from './remembered';

const FOLDED = /^[a-z0-9]*(?: [a-z0-9]+)*$/;
const ASCII_ONLY = /^[ -~]*$/;
const GREEK_RUN = /[\u03B1-\u03C9]+/g;
/** Marks of Latin, Greek and Cyrillic; Hebrew points; Arabic vowel signs. Marks of Indic scripts are letters in effect and stay. */
const MARKS = /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u064B-\u0652\u0670\u0640]/g;

/**
 * The one form in which texts are compared: lower case, without accents, ligatures, LaTeX, HTML and typography;
 * `&` is "and", a single Greek letter its name, Greek and Cyrillic words are transliterated, apostrophes vanish, and
 * every other run of punctuation is one space. Folding what is folded changes nothing.
 */
export function fold(text: string): string {
  return FOLDED.test(text) ? text : folded(text);
}

/** One citation's texts are compared with many others, and again in every field: each is folded once. */
const folded = remembered((text: string): string => {
  let plain = plainOfLatex(plainOfHtml(text));
  plain = ASCII_ONLY.test(plain) ? plain.toLowerCase() : foldLetters(plain);
  return plain
    .replace(
      /['`\u2018\u2019\u201B\u02B9-\u02BF\u02C8\u2032\u00B4\u00AD\u200B\u200D-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g,
      '',
    )
    .replace(/&/g, ' and ')
    .replace(/[_^]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
});

function foldLetters(text: string): string {
  const bare = text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(MARKS, '')
    .replace(/[\u03D0\u03D1\u03D5\u03F5]/g, (symbol) => SYMBOLS[symbol] ?? symbol)
    .replace(GREEK_RUN, greek);
  return bare.replace(/[^\0-\x7F]/g, (letter) => LATIN[letter] ?? CYRILLIC[letter] ?? letter);
}

/** Greek letters that also exist as separate mathematical characters. */
const SYMBOLS: Record<string, string> = { '\u03D0': 'β', '\u03D1': 'θ', '\u03D5': 'φ', '\u03F5': 'ε' };

function greek(run: string): string {
  if (run.length === 1) return GREEK_NAMES[run] ?? run;
  return Array.from(run, (letter) => GREEK_LETTERS[letter] ?? letter).join('');
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Words of the folded text, in order; Chinese and Japanese, which have no spaces, in overlapping pairs of characters. */
export function tokens(text: string): string[] {
  const folded = fold(text);
  if (!folded) return [];
  const words = folded.split(' ');
  return UNSPACED.test(folded) ? words.flatMap(unspaced) : words;
}

function unspaced(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  return (word.match(UNSPACED_RUN) ?? []).flatMap((run) => {
    if (!UNSPACED.test(run)) return [run];
    const characters = Array.from(run);
    if (characters.length === 1) return characters;
    return characters.slice(1).map((character, i) => `${characters[i] ?? ''}${character}`);
  });
}
