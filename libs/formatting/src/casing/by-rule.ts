import { capitalise, isAllCapitals, isRomanNumeral } from '../pieces/capitals';
import { ELEMENTS, GIVEN_NAMES } from './lexicon/given-names';
import { ACRONYMS, NEVER_NAMES, PROPER_WORDS } from './lexicon/proper';
import { isCommonWord, isFamilyName, isGivenName, isListedName } from './model/known';
import { isEpithet, isGenus, TAXON } from './taxa';
import { opensQuotation, type Word } from './words';

/**
 * The form of a headline's word in sentence case where lists, its own shape or its neighbours decide.
 * @returns undefined where only likelihood can tell
 */
export function formByRule(words: Word[], index: number, shouted: boolean): string | undefined {
  const word = words[index];
  if (!word) return undefined;
  const text = word.text;
  const lower = text.toLowerCase();
  if (!shouted && keepsShape(text, word, words[index - 1])) return text;
  if (!shouted && (opensQuotation(words, index) || standsLikeAName(words, index))) return text;
  if (NEVER_NAMES.has(lower) || (lower.endsWith('t') && /n['’]t$/.test(lower))) return lower;
  // "Nov. 16th" is a month wherever it stands.
  if (
    lower.length < 5 &&
    MONTH.test(lower) &&
    /^\.?\s$/.test(words[index + 1]?.before ?? '') &&
    /^\d/.test(words[index + 1]?.text ?? '')
  )
    return capitalise(lower);
  if (isRanked(words, index) || (words[index]?.before === ' ' && isRanked(words, index - 1))) return capitalise(lower);
  const known = PROPER_WORDS.get(lower) ?? properPossessive(lower);
  if (known) return known;
  if (isMadeOfName(lower)) return capitalise(lower);
  if (lower === 'al' && words[index - 1]?.text.toLowerCase() === 'et') return lower;
  if (isEpithet(words, index)) return lower;
  if (lower.length > 5 && SUBSTANCE.test(lower)) return lower;
  if (TAXON.test(lower) || isGenus(words, index) || isSide(lower, words[index + 1])) return capitalise(lower);
  if (shouted && (isRomanNumeral(text) || /\d/.test(text) || lower === 'i' || ACRONYMS.has(text))) return text;
  if (shouted) return definedAcronym(words, index);
  // What a headline leaves small is no name.
  return text === lower ? lower : undefined;
}

/** Stems of the names that the World Health Organization gives to substances (INN): "daratumumab" is no brand and stays small. */
const SUBSTANCE =
  /(?:mab|tinib|ciclib|zomib|vir|tifan|statin|sartan|prazole|conazole|cillin|floxacin|gliptin|gliflozin|oxetine|setron)$/u;

/** "THROUGH SILICON VIAS (TSVS)": letters in brackets with which the words before them begin are an acronym. */
function definedAcronym(words: Word[], index: number): string | undefined {
  const [text, next] = [words[index]?.text ?? '', words[index + 1]];
  if (!words[index]?.before.endsWith('(') || !/^\)/.test(next?.before ?? ')') || text.length > 7) return undefined;
  const initials = (length: number): string =>
    words
      .slice(Math.max(0, index - length), index)
      .map((word) => word.text.charAt(0))
      .join('');
  if (text.length > 1 && initials(text.length) === text) return text;
  const single = text.slice(0, -1);
  return text.length > 2 && text.endsWith('S') && initials(single.length) === single ? `${single}s` : undefined;
}

const MONTH = /^(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)$/;

/** Before a name these belong to it ("Cardinal Bellarmine"); of the second kind are words that oftener are none. */
const RANK = new Set(
  'cardinal colonel bishop archbishop pope king queen saint sir lieutenant sergeant emperor empress prince princess president professor rabbi imam sultan chancellor senator admiral abbot'.split(
    ' ',
  ),
);
const DOUBTFUL_RANK = new Set(
  'lord lady captain apostle prophet justice father sister brother general major judge mother count'.split(' '),
);

/** True for a rank and for the name behind it. */
function isRanked(words: Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  const rank = word?.text.toLowerCase() ?? '';
  const [sure, doubtful] = [RANK.has(rank), DOUBTFUL_RANK.has(rank)];
  if (!(sure || doubtful) || next?.before !== ' ' || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false;
  const name = next.text.toLowerCase().replace(/['’]s$/, '');
  if (PROPER_WORDS.has(name)) return !/(?:an|ese|ish|ic|i|ch)$/.test(name);
  return isListedName(name) ? sure || !isCommonWord(name) : sure && !isCommonWord(name) && !NEVER_NAMES.has(name);
}

/** "North Penn", "South Sudan": before the name of a place nine of ten are capital; "northern" is so in four. */
const isSide = (lower: string, next: Word | undefined): boolean =>
  /^(?:north|south|east|west)$/.test(lower) &&
  /^[ -]$/.test(next?.before ?? '') &&
  PROPER_WORDS.has(next?.text.toLowerCase().replace(/['’]s$/, '') ?? '');

/** What the neighbours prove: "A. Grothendieck", "Heath et al.", "(Ursus arctos)"; and words that are given names or elements. */
function standsLikeAName(words: Word[], index: number): boolean {
  const [text, next] = [words[index]?.text ?? '', words[index + 1]];
  if (GIVEN_NAMES.has(text) || (ELEMENTS.has(text) && !isPrefix(text, next))) return true;
  if (followsInitial(words, index) || isCoauthor(words, index) || isQuotedTitle(words, index)) return true;
  if (isHalfOfWorld(words, index) || isHalfOfPair(words, index) || isRiver(words, index)) return true;
  if (next?.text.toLowerCase() === 'et' && words[index + 2]?.text.toLowerCase() === 'al') return true;
  if (text.length === 1 && /^\.\s?$/.test(next?.before ?? '')) return true;
  // A binomial alone in brackets: the genus is a name, the species is not.
  if (words[index]?.before.endsWith('(') && words[index + 2]?.before.startsWith(')') && next)
    return /^\p{Lu}\p{Ll}{2,}$/u.test(text) && /(?:us|is|um|ii|ens|ana|ata|ica|ina|osa|ensis|oides)$/.test(next.text);
  return false;
}

/** "Numa J. Rousseve", "Bonnie R. Crown", "A. Grothendieck": behind a name's initial; alone, an initial proves no common word. */
function followsInitial(words: Word[], index: number): boolean {
  const [given, initial, word] = [words[index - 2], words[index - 1], words[index]];
  if (!/^\p{Lu}$/u.test(initial?.text ?? '') || word?.before !== '. ') return false;
  const called = given?.text.toLowerCase() ?? '';
  return (
    !isCommonWord(word.text.toLowerCase()) ||
    (initial?.before === ' ' && (isGivenName(called) || GIVEN_NAMES.has(given?.text ?? '')))
  );
}

/** "Casarett & Doull’s", "Walker & Ribeiro 2011", "Barker and Shan (2015)": two authors with a year or a possessive. */
function isCoauthor(words: Word[], index: number): boolean {
  const joined = (at: number): boolean =>
    words[at]?.before === ' & ' || (/^(?:and|&)$/i.test(words[at - 1]?.text ?? '') && words[at]?.before === ' ');
  const cited = (at: number): boolean =>
    /^\d{4}$/.test(words[at + 1]?.text ?? '') || (words[at]?.before === ' & ' && /['’]s$/.test(words[at]?.text ?? ''));
  const [around, previous] = [(words[index]?.before ?? '') + (words[index + 1]?.before ?? ''), words[index - 1]?.text];
  if (previous?.toLowerCase() !== 'and' && !around.includes('&')) return false;
  if (!/^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? '')) return false;
  if (joined(index) && cited(index))
    return words[index]?.before === ' & ' || !isCommonWord(words[index]?.text.toLowerCase() ?? '');
  return words[index + 1]?.before === ' & ' && cited(index + 1);
}

/** "Aphrahat’s ‘Demonstrations’", "Review of ‘Economy and Society’": a title in quotation marks. */
const isQuotedTitle = (words: Word[], index: number): boolean =>
  words[index]?.before !== ' ' &&
  (/['’]s [“‘]$/.test(`${words[index - 1]?.text ?? ''}${words[index]?.before ?? ''}`) ||
    (/[“‘]$/.test(words[index]?.before ?? '') &&
      words[index - 1]?.text === 'of' &&
      words[index - 2]?.text === 'Review')) &&
  /^\p{Lu}/u.test(words[index]?.text ?? '');

/** "A Plea for the West", "The East and the West": parts of the world and not of the sky, where nothing follows that they tell about. */
const isHalfOfWorld = (words: Word[], index: number): boolean =>
  words[index]?.text.length === 4 &&
  /^(?:east|west)$/i.test(words[index].text) &&
  words[index - 1]?.text.toLowerCase() === 'the' &&
  (index === words.length - 1 ||
    /^[,:?]/.test(words[index + 1]?.before ?? '') ||
    words[index + 1]?.text.toLowerCase() === 'and');

/** "Hunter-Schmidt", "Glass–Steagall": a family name that a dash joins to one which is no common word. */
function isHalfOfPair(words: Word[], index: number): boolean {
  const [lower, next, previous] = [index, index + 1, index - 1].map((at) => words[at]?.text.toLowerCase() ?? '');
  const dashed = (at: number): boolean => /^[-–]$/.test(words[at]?.before ?? '');
  const isPerson = (word = ''): boolean => word.length > 3 && isFamilyName(word) && !isCommonWord(word);
  if (!lower || lower.length < 4 || !isFamilyName(lower) || !/^\p{Lu}\p{Ll}+$/u.test(words[index]?.text ?? ''))
    return false;
  return (dashed(index + 1) && isPerson(next)) || (dashed(index) && isPerson(previous) && !dashed(index + 1));
}

/** "Bear River", "Medicine Creek", "Fox Bay": a thing before a water names it, what tells of it ("urban", "tidal") does not. */
const isRiver = (words: Word[], index: number): boolean =>
  words[index + 1]?.before === ' ' &&
  /^(?:River|Creek|Bay)$/.test(words[index + 1]?.text ?? '') &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[index]?.text ?? '') &&
  !/(?:al|an|ar|ed|en|ern|ic|ine|ing|ous|ant|ent|less|ward|most)$|^(?:urban|wild|large|small|major|main|plain|great|mountain|world|whole|model|forest|desert|city|shallow|deep|open|braided|mega|sand|gravel|tributary)$/.test(
    words[index]?.text.toLowerCase() ?? '',
  );

/** "Co-occurring", "Re-activation", "Bi-contact": prefixes that are spelled like elements. */
const isPrefix = (text: string, next: Word | undefined): boolean =>
  /^(?:Co|Re|Bi)$/.test(text) &&
  /^[-‐‑]$/.test(next?.before ?? '') &&
  !/^(?:doped|based|rich|free|loaded|containing|substituted|\p{Lu}\p{Ll}?)$/u.test(next?.text ?? '');

/** "Papuans", "Rahnerian", "Lonerganian": peoples in the plural, and words made of the names of persons. */
function isMadeOfName(lower: string): boolean {
  const word = lower.replace(/['’]s?$/, '');
  if (word.length < 6 || isCommonWord(word)) return false;
  if (/(?:an|ist|ite|ard)s$/.test(word) && PROPER_WORDS.has(word.slice(0, -1))) return true;
  const stem = /^(\p{L}{4,}?)(?:i?ans?|eans?|esque)$/u.exec(word)?.[1];
  return stem !== undefined && !isCommonWord(stem) && (PROPER_WORDS.has(stem) || isFamilyName(stem));
}

function properPossessive(lower: string): string | undefined {
  const match = /^(.+)(['’]s?)$/.exec(lower);
  const base = match && PROPER_WORDS.get(match[1] ?? '');
  return base ? base + (match[2] ?? '') : undefined;
}

/** Acronyms, numerals, names with inner capitals and formulas carry their case in themselves. */
function keepsShape(text: string, word: Word, previous: Word | undefined): boolean {
  if (text.length === 1) return text !== 'A' || /[^\s“‘(]$/.test(word.before) || previous?.text.length === 1;
  if (/\p{N}/u.test(text) && /\p{Lu}/u.test(text)) return true;
  return isAllCapitals(text) || /\p{L}\p{Lu}|^\p{Lu}\p{sc=Greek}/u.test(text);
}
