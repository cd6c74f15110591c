import { capitalise, isAllCapitals, isRomanNumeral, PARTICLES } from '../pieces/capitals';
import { consensus } from './consensus';
import { languageOf } from './language';
import { ELEMENTS, GIVEN_NAMES } from './lexicon/given-names';
import { nameScore } from './model/likely-name';
import type { Standing } from './model/features';
import { placeOf } from './model/place';
import { ACRONYMS, NEVER_NAMES, PROPER_PHRASES, PROPER_WORDS } from './lexicon/proper';
import { isSentenceCased, isShouted } from './shape';
import { isEpithet, isGenus, TAXON } from './taxa';
import { cutWords, joinWords, opensClause, opensQuotation, type Word } from './words';

export interface CasingOptions {
  /** Language of the work as recorded; English rules apply to English titles only. */
  language?: string;
  /** The same title as other databases write it: where they agree on a word's capitals, they decide. */
  casings?: string[];
  /** The text names a journal or site: two words in capitals (PLOS ONE, BMJ) are its name and no shouting. */
  isName?: boolean;
}

/**
 * Log odds above which a capital is kept. Words of a vocabulary need stronger proof, for their capital is more often the
 * headline's, and names of a list weaker; all were chosen on the development half.
 */
const LIKELY: Record<Standing, number> = { common: 1.5, both: 1.5, neither: 0.2, name: -2 };
/** What a given name before a word adds to the odds. */
const AFTER_GIVEN_NAME = 3;

/**
 * A title in the sentence case of APA 7, 6.17: first word, first word after a colon, dash or end mark, and proper nouns are capital.
 * A title that is in sentence case already keeps its capitals, for they are its author's; one in title case loses all
 * that neither other databases, the word's own shape nor the lexicon of proper nouns speak for; one in capitals is rebuilt.
 * @param title cleaned by `cleanTitle`; marks of italics may stand inside
 */
export function sentenceCase(title: string, options: CasingOptions = {}): string {
  const cut = cutWords(title);
  const shouted = isShouted(cut.words);
  const language = languageOf(title, options.language);
  const foreign = language !== undefined && language !== 'en';
  const keepAsWritten = !shouted && (foreign || isSentenceCased(cut.words));
  if (!keepAsWritten) {
    const agreed = consensus(cut.words, options.casings ?? []);
    const forms: string[] = [];
    for (const [index, word] of cut.words.entries())
      forms.push(agreed[index] ?? lowered(word, cut.words, index, shouted, forms[index - 1]));
    applyPhrases(cut.words, forms);
    cut.words.forEach((word, index) => {
      word.text = agreed[index] ?? forms[index] ?? word.text;
    });
  }
  cut.words.forEach((word, index) => {
    if (opensClause(cut.words, index) && !(foreign && index > 0)) word.text = capitaliseOpening(word);
  });
  return joinWords(cut);
}

/** "mRNA", "iPhone", "pH" and "p53" begin small even at the start of a title. */
function capitaliseOpening(word: Word): string {
  const special = /^\p{Ll}{1,4}\p{Lu}/u.test(word.text) || /^\p{Ll}\d/u.test(word.text);
  return special ? word.text : capitalise(word.text);
}

/** @param previous the form that was decided for the word before */
function lowered(word: Word, words: Word[], index: number, shouted: boolean, previous: string | undefined): string {
  const text = word.text;
  const lower = text.toLowerCase();
  if (!shouted && keepsShape(text, word, words[index - 1])) return text;
  if (!shouted && (opensQuotation(words, index) || standsLikeAName(words, index))) return text;
  if (NEVER_NAMES.has(lower)) return lower;
  const known = PROPER_WORDS.get(lower) ?? properPossessive(lower);
  if (known) return known;
  if (lower === 'al' && words[index - 1]?.text.toLowerCase() === 'et') return lower;
  if (PARTICLES.has(lower) && lower !== 'e' && isNameAfter(words, index))
    return /^\p{Lu}\p{Ll}/u.test(previous ?? '') && word.before === ' ' ? lower : capitalise(lower);
  if (isEpithet(words, index)) return lower;
  if (TAXON.test(lower) || isGenus(words, index)) return capitalise(lower);
  if (isFeature(word, lower, previous) || isSide(lower, words[index + 1])) return capitalise(lower);
  if (shouted && (isRomanNumeral(text) || /\d/.test(text) || lower === 'i' || ACRONYMS.has(text))) return text;
  return isLikelyName(words, index, previous) ? capitalise(lower) : lower;
}

/** A particle belongs to the name behind it: "Henri de Lubac", but "Van Boven and Ashworth". */
function isNameAfter(words: Word[], index: number): boolean {
  const { next, nextIsName, nextStanding, after } = placeOf(words, index, false);
  return after === ' ' && next !== '' && (nextIsName || nextStanding === 'name');
}

/** "Lake", "River", "Bay" behind the name of one: of ten such in titles nine are capital; a people's name ("Bavarian") names none. */
const isFeature = (word: Word, lower: string, previous = ''): boolean =>
  word.before === ' ' &&
  /^(?:archipelago|bay|canyon|creek|gulf|islands?|lakes?|mountains?|oceans?|park|peninsula|plateau|rivers?|seas?|straits?|university)$/.test(
    lower,
  ) &&
  /^\p{Lu}\p{Ll}+$/u.test(previous) &&
  !/(?:an|ese|ish|ic|ch|al)$/.test(previous);

/** "North Penn", "South Sudan": before the name of a place nine of ten are capital; "northern" is so in four. */
const isSide = (lower: string, next: Word | undefined): boolean =>
  /^(?:north|south|east|west)$/.test(lower) &&
  next?.before === ' ' &&
  PROPER_WORDS.has(next.text.toLowerCase().replace(POSSESSIVE, ''));

/** What the neighbours prove: "A. Grothendieck", "Heath et al.", "(Ursus arctos)"; and words that are given names or elements. */
function standsLikeAName(words: Word[], index: number): boolean {
  const [text, next] = [words[index]?.text ?? '', words[index + 1]];
  if (GIVEN_NAMES.has(text) || (ELEMENTS.has(text) && !isPrefix(text, next))) return true;
  if (next?.text.toLowerCase() === 'et' && words[index + 2]?.text.toLowerCase() === 'al') return true;
  if (text.length === 1 && /^\.\s?$/.test(next?.before ?? '')) return true;
  // A binomial alone in brackets: the genus is a name, the species is not.
  if (words[index]?.before.endsWith('(') && words[index + 2]?.before.startsWith(')') && next)
    return /^\p{Lu}\p{Ll}{2,}$/u.test(text) && /(?:us|is|um|ii|ens|ana|ata|ica|ina|osa|ensis|oides)$/.test(next.text);
  return false;
}

/** "Co-occurring", "Re-activation", "Bi-contact": prefixes that are spelled like elements. */
const isPrefix = (text: string, next: Word | undefined): boolean =>
  /^(?:Co|Re|Bi)$/.test(text) &&
  /^[-‐‑]$/.test(next?.before ?? '') &&
  !/^(?:doped|based|rich|free|loaded|containing|substituted|\p{Lu}\p{Ll}?)$/u.test(next?.text ?? '');

function isLikelyName(words: Word[], index: number, previous = ''): boolean {
  const follows = GIVEN_NAMES.has(capitalise(previous.toLowerCase())) && /^\s/.test(words[index]?.before ?? '');
  const place = placeOf(words, index, /^\p{Lu}\p{Ll}/u.test(previous));
  const bonus = follows && place.standing !== 'common' ? AFTER_GIVEN_NAME : 0;
  return nameScore(place) + bonus > LIKELY[place.standing];
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

const POSSESSIVE = /['’]s$/;

function applyPhrases(words: Word[], forms: string[]): void {
  for (let index = 0; index < words.length; index += 1) {
    const phrase = PROPER_PHRASES.get(words[index]?.text.toLowerCase() ?? '')?.find((candidate) =>
      candidate.every((part, offset) => {
        const next = words[index + offset];
        return (
          next?.text.toLowerCase().replace(POSSESSIVE, '') === part.toLowerCase() &&
          (offset === 0 || /^\.?[\s-]$/.test(next.before))
        );
      }),
    );
    phrase?.forEach((part, offset) => {
      forms[index + offset] = part + (POSSESSIVE.exec(words[index + offset]?.text.toLowerCase() ?? '')?.[0] ?? '');
    });
  }
}
