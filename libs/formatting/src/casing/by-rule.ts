import { capitalise, isAllCapitals, isRomanNumeral } from '../pieces/capitals';
import { ELEMENTS, GIVEN_NAMES } from './lexicon/given-names';
import { ACRONYMS, NEVER_NAMES, PROPER_WORDS } from './lexicon/proper';
import { TERMS } from './lexicon/terms';
import { isCommonWord, isListedName } from './model/known';
import { isMadeOfName, isPersonByNeighbours, isRanked } from './persons';
import { isCountryCode, isSide, isSiteByNeighbours } from './sites';
import { isEpithet, isGenus, isNewTaxon, TAXON } from './taxa';
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
  if (text === lower && NEVER_NAMES.has(lower)) return lower;
  if (text === 'Eu' && /^the$/i.test(words[index - 1]?.text ?? '')) return 'EU';
  if (isPrefix(text, words[index + 1]) || isElectronic(text, words[index + 1]) || isNewTaxon(words, index))
    return lower;
  if (!shouted && keepsShape(text, word, words[index - 1], words[index + 1])) return text;
  if (!shouted && (opensQuotation(words, index) || standsLikeAName(words, index))) return text;
  if (text === 'Us') return isCountryCode(words, index) ? 'US' : lower;
  if (CONTRACTION.test(lower)) return /^i['’]/.test(lower) ? capitalise(lower) : lower;
  if (NEVER_NAMES.has(lower) || TERMS.has(lower) || (lower.endsWith('t') && /n['’]t$/.test(lower))) return lower;
  // "Nov. 16th" is a month wherever it stands.
  if (
    lower.length < 5 &&
    MONTH.test(lower) &&
    /^\.?\s$/.test(words[index + 1]?.before ?? '') &&
    /^\d/.test(words[index + 1]?.text ?? '')
  )
    return capitalise(lower);
  if (isNumbered(words, index)) return capitalise(lower);
  if (isRanked(words, index) || (words[index]?.before === ' ' && isRanked(words, index - 1))) return capitalise(lower);
  const known = PROPER_WORDS.get(lower) ?? properPossessive(lower);
  if (known) return known;
  if (isMadeOfName(lower) || isBookOfBible(words, index)) return capitalise(lower);
  if (lower === 'al' && words[index - 1]?.text.toLowerCase() === 'et') return lower;
  if (isEpithet(words, index)) return lower;
  if (lower.length > 5 && SUBSTANCE.test(lower)) return lower;
  if (lower.length > 7 && ABSTRACT.test(lower) && !isCommonWord(lower) && !isListedName(lower)) return lower;
  if (TAXON.test(lower) || isGenus(words, index) || isSide(words, index)) return capitalise(lower);
  if (shouted && (isRomanNumeral(text) || /\d/.test(text) || lower === 'i' || ACRONYMS.has(text))) return text;
  if (shouted) return definedAcronym(words, index);
  // What a headline leaves small is no name.
  return text === lower ? lower : undefined;
}

/** "You’re", "It’s" and "We’ll" are no names. */
const CONTRACTION = /^(?:i|you|we|they|he|she|it|who|there|that|what|here|let)['’](?:m|re|ve|ll|d|s)$/;

/** "SemEval Task 5", "Part II", "Shared Task 2016": counted parts of a named whole. */
function isNumbered(words: Word[], index: number): boolean {
  const text = words[index]?.text ?? '';
  if (/^(?:task|part|vol)$/i.test(text)) return isNumber(words[index + 1]);
  return text === 'Shared' && words[index + 1]?.text === 'Task' && isNumber(words[index + 2]);
}

const isNumber = (word: Word | undefined): boolean =>
  /^\.? $/.test(word?.before ?? '') && /^(?:\d{1,4}|[IVX]{1,5})$/.test(word?.text ?? '');

/** "in Genesis", "Judges 13", "Acts 2": books of the Bible that are common words too. */
function isBookOfBible(words: Word[], index: number): boolean {
  const [lower, previous, next] = [0, -1, 1].map((offset) => words[index + offset]?.text.toLowerCase() ?? '');
  const behind = words[index + 1]?.before ?? '';
  const verse = /^\d{1,3}$/.test(next ?? '') && behind === ' ' && words[index + 2]?.before === ':';
  if (
    verse &&
    /^(?:mark|job|numbers|james|daniel|hosea|micah|ruth|esther|song|wisdom|titus|jude|john|luke|peter)$/.test(
      lower ?? '',
    )
  )
    return true;
  if (!/^(?:genesis|exodus|judges|kings|proverbs|lamentations|acts|romans|revelation)$/.test(lower ?? '')) return false;
  if (/^\d{1,3}$/.test(next ?? '') && behind === ' ') return true;
  return (
    /^(?:genesis|exodus)$/.test(lower ?? '') &&
    /^(?:in|on|from|to)$/.test(previous ?? '') &&
    !/^(?:of|from)$/.test(next ?? '')
  );
}

/** Stems of the names that the World Health Organization gives to substances (INN): "daratumumab" is no brand and stays small. */
const SUBSTANCE =
  /(?:mab|tinib|ciclib|zomib|vir|tifan|statin|sartan|prazole|conazole|cillin|floxacin|gliptin|gliflozin|oxetine|setron)$/u;

/** Endings of what is thought, done or studied, of words that no list holds; with the name of a person before it, it is made of a name (`isMadeOfName`). */
const ABSTRACT = /(?:ness|it(?:y|ies)|isms?|i[sz]ations?|olog(?:y|ies|ical)|ically|ously)$/u;

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

/** What the neighbours prove: "A. Grothendieck", "Heath et al.", "(Ursus arctos)"; and words that are given names or elements. */
function standsLikeAName(words: Word[], index: number): boolean {
  const [text, next] = [words[index]?.text ?? '', words[index + 1]];
  if (GIVEN_NAMES.has(text) || ELEMENTS.has(text)) return true;
  if (isPersonByNeighbours(words, index) || isSiteByNeighbours(words, index) || isQuotedTitle(words, index))
    return true;
  if (next?.text.toLowerCase() === 'et' && words[index + 2]?.text.toLowerCase() === 'al') return true;
  if (text.length === 1 && /^\.\s?$/.test(next?.before ?? '')) return true;
  // A binomial alone in brackets: the genus is a name, the species is not.
  if (words[index]?.before.endsWith('(') && words[index + 2]?.before.startsWith(')') && next)
    return /^\p{Lu}\p{Ll}{2,}$/u.test(text) && /(?:us|is|um|ii|ens|ana|ata|ica|ina|osa|ensis|oides)$/.test(next.text);
  return false;
}

/** "Aphrahat’s ‘Demonstrations’", "Review of ‘Economy and Society’": a title in quotation marks. */
const isQuotedTitle = (words: Word[], index: number): boolean =>
  words[index]?.before !== ' ' &&
  (/['’]s [“‘]$/.test(`${words[index - 1]?.text ?? ''}${words[index]?.before ?? ''}`) ||
    (/[“‘]$/.test(words[index]?.before ?? '') &&
      words[index - 1]?.text === 'of' &&
      words[index - 2]?.text === 'Review')) &&
  /^\p{Lu}/u.test(words[index]?.text ?? '');

/** "E-Participation", "E-Books", but "E-Cadherin": the letter that stands for "electronic" is small. */
const isElectronic = (text: string, next: Word | undefined): boolean =>
  text === 'E' &&
  next?.before === '-' &&
  /^(?:particip|govern|learn|health|mail|commerc|book|serv|read|sport|cigar|vot|democra|scien|research|business|bank|market|mental|text|print|journal|librar|resourc|portfolio|tail|procure|waste|bik|scoot|collab|tutor|teach|assess|administ|inclu|infrastruct)/i.test(
    next.text,
  );

/** "Co-occurring", "Re-activation", "Bi-contact": prefixes that are spelled like elements. */
const isPrefix = (text: string, next: Word | undefined): boolean =>
  /^(?:Co|Re|Bi)$/.test(text) &&
  /^[-‐‑]$/.test(next?.before ?? '') &&
  !/^(?:doped|based|rich|free|loaded|containing|substituted|\p{Lu}\p{Ll}?)$/u.test(next?.text ?? '');

function properPossessive(lower: string): string | undefined {
  const match = /^(.+)(['’]s?)$/.exec(lower);
  const base = match && PROPER_WORDS.get(match[1] ?? '');
  return base ? base + (match[2] ?? '') : undefined;
}

/** Acronyms, numerals, names with inner capitals and formulas carry their case in themselves. */
function keepsShape(text: string, word: Word, previous: Word | undefined, next: Word | undefined): boolean {
  // "Chen_Demography_2018_yAPR" names a file.
  if (word.before.endsWith('_') || next?.before.startsWith('_')) return true;
  if (text.length === 1)
    return (
      text !== 'A' || !next || next.before === ' = ' || /[^\s“‘(]$/.test(word.before) || previous?.text.length === 1
    );
  if (/\p{N}/u.test(text) && /\p{Lu}/u.test(text)) return true;
  return isAllCapitals(text) || /\p{L}\p{Lu}|^\p{Lu}\p{sc=Greek}/u.test(text);
}
