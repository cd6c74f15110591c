import file from '../data/spelling.json';
import { fold } from './fold';
import { remembered } from './remembered';

const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const ROMAN = ['', '', 'ii', 'iii', 'iv', '', 'vi', 'vii', 'viii', 'ix', '', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

const SAME_WORD = new Map<string, string>([
  ...NUMBERS.map((word, n): [string, string] => [word, String(n)]),
  ...ROMAN.flatMap((word, n): [string, string][] => (word ? [[word, String(n)]] : [])),
  ...file.entries.map((entry) => entry.split(' ') as [string, string]),
]);

/**
 * A folded word in one spelling for British and American, digits and words, Roman and Arabic numbers. The endings are
 * the regular ones: -ise/-ize, -yse/-yze, -our/-or, -re/-er, -lled/-led, ae and oe of Greek origin.
 */
export function oneSpelling(word: string): string {
  return SAME_WORD.get(word) ?? (word.length < 5 ? word : regularly(word));
}

/** Titles repeat their words. */
const regularly = remembered(regularSpelling);

function regularSpelling(word: string): string {
  return word
    .replace(/is(e|es|ed|er|ers|ing|ation|ations|ational)$/, 'iz$1')
    .replace(/lys(e|es|ed|er|ers|ing)$/, 'lyz$1')
    .replace(/our(s|ed|ing|al|ally|ism|ist|ful|hood|able|ite|ites)?$/, 'or$1')
    .replace(/([bcdghlnpt])re(s|d)?$/, '$1er$2')
    .replace(/ll(ed|ing|er|ers|ation)$/, 'l$1')
    .replace(/^(an|arch|c|di|encyclop|f|gyn|h|leuk|orthop|p|pal|primev)ae/, '$1e')
    .replace(/^(diarrh|f|homeo|hom|manoeuv|oesoph|am|celi)oe/, '$1e')
    .replace(/aem/, 'em')
    .replace(/^oe/, 'e');
}

export function spelledWords(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ').map(oneSpelling) : [];
}
