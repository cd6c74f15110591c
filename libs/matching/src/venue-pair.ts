import { editSimilarity, tokenSimilarity } from '@veracite/text/distance';
import type { Finding } from './finding';
import { contentOf, knownVenueOf, readVenueName, STOP, type VenueName } from './venue-name';
import { sharedVenue } from './venue-ids';
import { ordinalsDiffer } from '@veracite/text/ordinals';
import { isPreprintVenue, knownVenue } from '@veracite/text/venues';
import journalWords from '../data/journal-words.json';

/** Checks whether a text that was parsed as a title is one of the record's venues, as in styles without titles. */
export function isVenueOf(text: string, names: string[]): boolean {
  const left = readVenueName(text);
  return left.words.length > 0 && names.map(readVenueName).some((name) => isSameVenue(left, name));
}

/**
 * Compares a text with a venue name. Initials of many words contain a short name by coincidence: "Active learning with
 * trustworthy …" does not name the journal LWT.
 */
function isSameVenue(text: VenueName, name: VenueName): boolean {
  const { likeness = 0, code } = venuePair(text, name);
  // A title that begins with the name of a journal is a title: "Artificial Intelligence: A Modern Approach".
  if (likeness < 0.93 || (text.written.includes(': ') && isSubtitled(name, text))) return false;
  return code !== 'venue-short' || !acronymOf(name, text) || initialsAre(name, text);
}

function initialsAre(short: VenueName, long: VenueName): boolean {
  const initials = (words: string[]) => words.map((word) => word.charAt(0)).join('');
  const token = short.words.join('');
  return initials(long.words) === token || initials(long.words.filter((word) => !STOP.has(word))) === token;
}

const ORDINALS = /(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)$/;

/** Compares two venue names. One of two joint meetings agrees: "ACL/IJCNLP". */
export function venuePair(left: VenueName, right: VenueName): Finding {
  if (ordinalsDiffer(left.folded, right.folded)) return { agreement: 'different', likeness: 0.85 };
  const whole = wholePair(left, right);
  if (whole.agreement !== 'different') return whole;
  const joint = jointNames(left).flatMap((item) => jointNames(right).map((other) => wholePair(item, other)));
  return joint.find(({ agreement }) => agreement !== 'different') ?? whole;
}

/** Returns the name, and those of the joint meetings or of the workshop in it as DBLP writes them: "BlackboxNLP@EMNLP". */
function jointNames(name: VenueName): VenueName[] {
  const { written } = name;
  if (!/[@/]/.test(written)) return [name];
  const parts = written.includes('@') ? written.split('@').slice(0, 1) : written.split('/');
  const named = parts.map((part) => ({ ...readVenueName(part), written })).filter(({ core }) => core.length > 0);
  return [name, ...named];
}

function wholePair(left: VenueName, right: VenueName): Finding {
  if (left.folded === right.folded || left.words.join('') === right.words.join(''))
    return { agreement: 'same', likeness: 1 };
  const coreLeft = left.core.filter((word) => !ORDINALS.test(word));
  const coreRight = right.core.filter((word) => !ORDINALS.test(word));
  const workshopDiffers = isWorkshop(left) !== isWorkshop(right);
  const idLeft = knownVenueOf(left);
  const idRight = knownVenueOf(right);
  const shared = sharedVenue(left, right);
  if (shared) {
    return workshopDiffers && shared.isMain ? part : { agreement: 'near', likeness: 0.98, code: 'venue-short' };
  }
  if (coreLeft.length > 0 && coreLeft.join('') === coreRight.join('')) {
    if (differInScope(left, right)) return { agreement: 'different', likeness: 0.85 };
    return workshopDiffers ? part : { agreement: 'near', likeness: 0.97, code: 'venue-frame' };
  }
  // ISO 4 abbreviates "International Conference" like any other words.
  const [allLeft, allRight] = [contentOf(left.words), contentOf(right.words)];
  const pairs: [string[], string[]][] = [
    [coreLeft, coreRight],
    [allLeft, allRight],
  ];
  if (pairs.some(([a, b]) => abbreviates(a, b) || abbreviates(b, a))) {
    return { agreement: 'near', likeness: 0.96, code: 'venue-abbreviated' };
  }
  if (acronymOf(left, right) || acronymOf(right, left)) {
    return workshopDiffers ? part : { agreement: 'near', likeness: 0.95, code: 'venue-short' };
  }
  const isWithin = coreLeft.length > 0 && coreLeft.every((word) => right.words.includes(word));
  if (isWorkshop(left) && isWorkshop(right) && isWithin)
    return { agreement: 'near', likeness: 0.95, code: 'venue-short' };
  if (idLeft && idRight) return { agreement: 'different', likeness: 0 };
  if (isSubtitled(left, right) || isSubtitled(right, left)) {
    return { agreement: 'near', likeness: 0.93, code: 'venue-frame' };
  }
  if (bothPreprints(left, right)) return { agreement: 'near', likeness: 0.9, code: 'venue-short' };
  const likeness = Math.max(
    editSimilarity(coreLeft.join(' '), coreRight.join(' ')),
    0.95 * tokenSimilarity(coreLeft.join(' '), coreRight.join(' ')),
  );
  if (likeness >= 0.88 && !sectionsDiffer(left, right)) return { agreement: 'near', likeness, code: 'venue-misspelt' };
  return { agreement: 'different', likeness: Math.min(likeness, 0.85) };
}

const part: Finding = { agreement: 'near', likeness: 0.8, code: 'venue-part' };

const MEETING =
  /\b(?:proc|proceedings|conf|conference|symp|symposium|meeting|workshops?|congress|colloquium|seminar|summit|forum)\b/;

/** Checks whether two journals differ in a word that names of meetings may lack: "Management Review", "Management International Review". */
const differInScope = (left: VenueName, right: VenueName): boolean =>
  ![left, right].some(({ folded }) => MEETING.test(folded)) &&
  journalWords.entries.some((word) => left.words.includes(word) !== right.words.includes(word));

const isWorkshop = (name: VenueName): boolean => /@|\b(?:workshops?|findings)\b/i.test(name.written);

function bothPreprints(left: VenueName, right: VenueName): boolean {
  const ids = [knownVenue(left.folded), knownVenue(right.folded)];
  if (ids[0] && ids[1] && ids[0] !== ids[1]) return false;
  return isPreprintVenue(left.folded) && isPreprintVenue(right.folded);
}

/** Checks whether only the section differs: "Phys. Rev. B" and "Phys. Rev. A". */
function sectionsDiffer(left: VenueName, right: VenueName): boolean {
  const section = (name: VenueName) =>
    name.words.filter((word) => word.length === 1 && word !== 'a').join('') || name.words.at(-1);
  const a = section(left) ?? '';
  const b = section(right) ?? '';
  return (a.length === 1 || b.length === 1) && a !== b;
}

/** Checks whether these words abbreviate a name of two words or more. */
export function shortensName(words: string[], name: VenueName): boolean {
  const content = contentOf(name.words);
  return content.length >= 2 && abbreviates(contentOf(words), content);
}

/** Checks whether each word of the short name abbreviates the word at the same position of the long name. */
function abbreviates(short: string[], long: string[]): boolean {
  if (short.length === 0 || short.length > long.length || short.join('').length >= long.join('').length) return false;
  if (short.length < 2 && long.length > 1) return false;
  if (short.length !== long.length) return false;
  return short.every((word, i) => shortens(word, long[i] ?? ''));
}

/** Checks for an abbreviation of one word, by the first letter and others in order: "natl", "dtsch" for "deutsche". */
function shortens(short: string, long: string): boolean {
  if (long.startsWith(short)) return true;
  if (short.charAt(0) !== long.charAt(0)) return false;
  if (short.length < 2 || short.length >= long.length) return short === long;
  let index = 0;
  for (const letter of short) {
    index = long.indexOf(letter, index) + 1;
    if (index === 0) return false;
  }
  return true;
}

/** Checks whether one name is the initials of the other's words, or is in the other's brackets. */
function acronymOf(short: VenueName, long: VenueName): boolean {
  const tokens = short.core.length === 0 ? short.words : short.core;
  if (tokens.length !== 1 || long.words.length < 2)
    return long.inBrackets.some((bracket) => bracket === short.words.join(' '));
  const [token = ''] = tokens;
  if (token.length >= 5 && /[A-Z]{2}/.test(short.written) && long.words.includes(token)) return true;
  if (token.length < 2 || token.length > 10) return false;
  if (long.inBrackets.includes(token)) return true;
  const content = long.words
    .filter((word) => !STOP.has(word))
    .map((word) => word.charAt(0))
    .join('');
  const all = long.words.map((word) => word.charAt(0)).join('');
  if (token.length < 3) return content === token || all === token;
  return content.includes(token) || all.includes(token);
}

/** Checks whether the short name is the beginning of the long one up to a colon, bracket, comma or dash. */
function isSubtitled(short: VenueName, long: VenueName): boolean {
  const head = long.written.split(/[:(,;=/–—]|\s-\s|\.\s(?=[A-Z]{2}|[A-Z][a-z]{3})/)[0] ?? '';
  if (head.length === long.written.length) return false;
  const name = readVenueName(head);
  if (name.core.length === 0) return false;
  if (name.core.join('') === short.core.join('')) return !differInScope(name, short);
  return abbreviates(short.core, name.core) && short.core.length > 1;
}
