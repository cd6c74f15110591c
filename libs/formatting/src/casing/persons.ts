import { GIVEN_NAMES } from './lexicon/given-names';
import { FACT_WORDS, NEVER_NAMES, PROPER_WORDS } from './lexicon/proper';
import { PARTICLES } from '../pieces/capitals';
import { isCommonWord, isFamilyName, isGivenName, isListedName, isMetWord, isPlaceName } from './model/known';
import type { Word } from './words';

/** Names of persons by what stands beside them, in a headline whose every word is large. */
export const isPersonByNeighbours = (words: Word[], index: number): boolean =>
  followsInitial(words, index) ||
  precedesInitial(words, index) ||
  followsForm(words, index) ||
  isGivenToOne(words, index) ||
  isFamilyOfGiven(words, index) ||
  isOwner(words, index) ||
  isJoinedToName(words, index) ||
  isCoauthor(words, index) ||
  isHalfOfPair(words, index) ||
  isOfSeat(words, index) ||
  isByname(words, index);

/** Before a name these belong to it ("Cardinal Bellarmine"); of the second kind are words that oftener are none. */
const RANK = new Set(
  'dr mrs madame monsieur cardinal colonel bishop archbishop pope king queen saint sir lieutenant sergeant emperor empress prince princess president professor rabbi imam sultan chancellor senator admiral abbot reverend'.split(
    ' ',
  ),
);
const DOUBTFUL_RANK = new Set(
  'lord lady captain apostle prophet justice father sister brother general major judge mother count miss mar'.split(
    ' ',
  ),
);

/** Both in capitals alone, or the name with a capital of its own. */
const isWrittenAlike = (rank: string, name: string): boolean =>
  /^\p{Lu}+$/u.test(rank) ? /^\p{Lu}+$/u.test(name) : /^\p{Lu}\p{Ll}/u.test(name);

/** True for a rank and for the name behind it. */
export function isRanked(words: Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  const rank = word?.text.toLowerCase() ?? '';
  const [sure, doubtful] = [RANK.has(rank), DOUBTFUL_RANK.has(rank)];
  if (rank === 'rev') return next?.before === '. ';
  if (!(sure || doubtful) || next?.before !== ' ' || !isWrittenAlike(word?.text ?? '', next.text)) return false;
  const name = next.text.toLowerCase().replace(/['’]s$/, '');
  if (PROPER_WORDS.has(name)) return !/(?:an|ese|ish|ic|i|ch)$/.test(name);
  return isListedName(name) ? sure || !isCommonWord(name) : sure && !isMetWord(name) && !NEVER_NAMES.has(name);
}

/**
 * "Numa J. Rousseve", "Bonnie R. Crown", "A. Grothendieck": behind a name's initial; alone, an initial proves a common word only where
 * a list of them goes on, or it is a family's name too behind a preposition ("According to M. Flick", not "Part A. Field Methods").
 */
function followsInitial(words: Word[], index: number): boolean {
  const [given, initial, word] = [words[index - 2], words[index - 1], words[index]];
  if (!/^\p{Lu}$/u.test(initial?.text ?? '') || word?.before !== '. ') return false;
  const called = given?.text.toLowerCase() ?? '';
  const listed = initial?.before === ', ' || /^(?:according|and|by|of|to|with)$/.test(called);
  const goesOn =
    words[index + 1]?.before === ', ' &&
    /^\p{Lu}$/u.test(words[index + 1]?.text ?? '') &&
    words[index + 2]?.before === '. ';
  return (
    (listed && (goesOn || isFamilyName(word.text.toLowerCase()))) ||
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
    return words[index]?.before === ' & ' || isSurname(words[index]?.text.toLowerCase() ?? '');
  return words[index + 1]?.before === ' & ' && cited(index + 1);
}

const isSurname = (lower: string): boolean => isFamilyName(lower) || !isCommonWord(lower);

/** "Edsger W. Dijkstra": a word before a name's initial, which "Vitamin D." is not. */
const precedesInitial = (words: Word[], index: number): boolean =>
  /^\p{Lu}$/u.test(words[index + 1]?.text ?? '') &&
  words[index + 1]?.before === ' ' &&
  words[index + 2]?.before === '. ' &&
  (!isCommonWord(words[index]?.text.toLowerCase() ?? '') || isGivenName(words[index]?.text.toLowerCase() ?? ''));

/** "Hans Urs von Balthasar", "Jimmy Carter": a given name, which no title has in lower case, behind another or before a family's. */
function isGivenToOne(words: Word[], index: number): boolean {
  const [lower, next] = [words[index]?.text.toLowerCase() ?? '', words[index + 1]];
  const family = next?.text.toLowerCase() ?? '';
  const follows = words[index]?.before === ' ' && GIVEN_NAMES.has(words[index - 1]?.text ?? '');
  const leads = next?.before === ' ' && isFamilyName(family) && (PROPER_WORDS.has(family) || !isCommonWord(family));
  return (follows || leads) && isGivenName(lower) && !isMetWord(lower);
}

const bareAt = (words: Word[], index: number): string => words[index]?.text.toLowerCase().replace(/['’]s?$/, '') ?? '';

/**
 * "Kevin Vanhoozer", "by Catharine Brown": behind a given name that is no common word, a word that is none either; or one that is a
 * family's name too, where the given name is well known or a preposition stands before it; and any word at the end of a well-known
 * given name's phrase. Of the first two in judged headlines all are names.
 */
function isFamilyOfGiven(words: Word[], index: number): boolean {
  if (words[index]?.before !== ' ' || !isCapitalised(words[index])) return false;
  let at = index - 1;
  while (words[at]?.before === ' ' && PARTICLES.has(words[at]?.text.toLowerCase() ?? '')) at -= 1;
  const called = words[at]?.text ?? '';
  const given = called.toLowerCase();
  const famous = GIVEN_NAMES.has(called) && called !== 'Christian';
  if (!famous && !(isCapitalised(words[at]) && isGivenName(given))) return false;
  const lower = bareAt(words, index);
  if (PARTICLES.has(lower) || NEVER_NAMES.has(lower) || /^(?:et|al)$|[’']/.test(lower)) return false;
  if (!isCommonWord(lower)) return famous || !isCommonWord(given);
  const introduced = /^(?:of|by|from|to|with|and)$/.test(bareAt(words, at - 1));
  if (isFamilyName(lower)) return famous || (introduced && !isMetWord(given));
  return famous && endsName(words, index) && (introduced || !isMetWord(lower));
}

/** "the Visual Narratives of Tim Lowly", "Memorandum to Jim Cannon Regarding …": behind this word no name goes on. */
const endsName = (words: Word[], index: number): boolean =>
  index === words.length - 1 ||
  /^(?:and|regarding)$/i.test(words[index + 1]?.text ?? '') ||
  /^[,:)]/.test(words[index + 1]?.before ?? '');

const isCapitalised = (word: Word | undefined): boolean => /^\p{Lu}\p{Ll}{2,}/u.test(word?.text ?? '');

/** "Salomon’s Model": what owns something and is no word of titles is a person; in judged headlines 86 of 89. */
const isOwner = (words: Word[], index: number): boolean =>
  /['’]s$/.test(words[index]?.text ?? '') &&
  isCapitalised(words[index]) &&
  isSurname(bareAt(words, index)) &&
  !isMetWord(bareAt(words, index));

/** "Abi-Karam", "Pseudo-Clementines": what a hyphen joins to a name or to "Pseudo", and is no common word; and "Pseudo" before it. */
function isJoinedToName(words: Word[], index: number): boolean {
  const joins = (at: number): boolean =>
    /^[-–]$/.test(words[at]?.before ?? '') && isCapitalised(words[at]) && !isCommonWord(bareAt(words, at));
  if (words[index]?.text === 'Pseudo') return joins(index + 1);
  if (words[index]?.before === ' ' || !joins(index)) return false;
  const before = bareAt(words, index - 1);
  return before === 'pseudo' || PROPER_WORDS.has(before);
}

/** "Constantine the Great", "John the Baptist": behind a person's name. */
const isByname = (words: Word[], index: number): boolean =>
  /^(?:great|elder|younger|conqueror|confessor|baptist|evangelist|martyr|venerable|magnificent|terrible|navigator|areopagite)$/i.test(
    words[index]?.text.replace(/['’]s$/, '') ?? '',
  ) &&
  words[index - 1]?.text === 'the' &&
  FACT_WORDS.has(words[index - 2]?.text.toLowerCase() ?? '') &&
  isGivenName(words[index - 2]?.text.toLowerCase() ?? '');

/** "Augustine of Hippo", "Isaac of Nineveh": where a person of the facts is from. */
const isOfSeat = (words: Word[], index: number): boolean =>
  words[index - 1]?.text.toLowerCase() === 'of' &&
  words[index]?.before === ' ' &&
  FACT_WORDS.has(words[index - 2]?.text.toLowerCase() ?? '') &&
  isGivenName(words[index - 2]?.text.toLowerCase() ?? '') &&
  isPlaceName(words[index]?.text.toLowerCase() ?? '') &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[index]?.text ?? '');

/** "Dr. Snow", "Dunn v Ray": behind a form of address, and on both sides of a law suit. */
function followsForm(words: Word[], index: number): boolean {
  const [previous, before] = [words[index - 1]?.text ?? '', words[index]?.before ?? ''];
  const isCapital = /^\p{Lu}\p{Ll}/u.test(words[index]?.text ?? '');
  if (isCapital && /^(?:Dr|Mr|Mrs|Ms|Prof|Mgr|Rev|Fr)$/.test(previous) && /^\.? $/.test(before)) return true;
  return isCapital && words.length < LAW_SUIT && (previous === 'v' || words[index + 1]?.text === 'v') && before === ' ';
}

/** Longer titles tell about a match rather than a suit. */
const LAW_SUIT = 8;

/** "Hunter-Schmidt", "Glass–Steagall": a family name that a dash joins to one which is no common word. */
function isHalfOfPair(words: Word[], index: number): boolean {
  const [lower, next, previous] = [index, index + 1, index - 1].map((at) => words[at]?.text.toLowerCase() ?? '');
  const dashed = (at: number): boolean => /^[-–]$/.test(words[at]?.before ?? '');
  const isPerson = (word = ''): boolean => word.length > 3 && isFamilyName(word) && !isCommonWord(word);
  if (!lower || lower.length < 4 || !isFamilyName(lower) || !/^\p{Lu}\p{Ll}+$/u.test(words[index]?.text ?? ''))
    return false;
  return (dashed(index + 1) && isPerson(next)) || (dashed(index) && isPerson(previous) && !dashed(index + 1));
}

/** "Papuans", "Rahnerian", "Raymondism": peoples in the plural, and words made of the names of persons. */
export function isMadeOfName(lower: string): boolean {
  const word = lower.replace(/['’]s?$/, '');
  if (word.length < 6 || isCommonWord(word)) return false;
  if (/(?:an|ist|ite|ard)s$/.test(word) && PROPER_WORDS.has(word.slice(0, -1))) return true;
  const stem = /^(\p{L}{4,}?)(?:i?ans?|eans?|esque|isms?|ists?|ites?)$/u.exec(word)?.[1];
  return stem !== undefined && !isCommonWord(stem) && (PROPER_WORDS.has(stem) || isFamilyName(stem));
}
