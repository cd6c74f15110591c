import { editSimilarity, tokenSimilarity } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import type { Finding } from './finding';
import { placesOf, type RawText } from './raw-text';
import { isPreprintVenue, isShortForm, knownVenue } from './venues';

const STOP = new Set(
  'the of and in on for a an to at de la le les des du der die das und et y e del di della il en los las et fur zur van voor'.split(
    ' ',
  ),
);
/** Words that say what kind of publication it is and not which. */
const FRAME = new Set(
  'proceedings proc conference conf international annual meeting symposium workshop acm ieee cvf usenix aaai siam ieeecvf th st nd rd record papers paper long short volume main track first second third fourth fifth sixth seventh eighth ninth tenth companion adjunct preprint preprints online print'.split(
    ' ',
  ),
);

/** A venue as written by either side. */
interface Name {
  written: string;
  folded: string;
  words: string[];
  /** Words that say which venue it is. */
  core: string[];
  inBrackets: string[];
}

/**
 * The journal, proceedings or book of a reference against the names a record has for it.
 * Abbreviations (any that keep first letters in order, which covers ISO 4), acronyms and former short names agree.
 * @param names all that the record says: container, its short form, event, series; for a preprint its repository
 */
export function compareContainers(
  cited: string | undefined,
  names: string[],
  raw: RawText,
  context: { titleWords: Set<string> },
): Finding | undefined {
  const written = cited ?? venueInRaw(raw, context);
  const left = written ? readName(written) : undefined;
  return named(left, cited ?? written, names, raw);
}

function named(left: Name | undefined, cited: string | undefined, names: string[], raw: RawText): Finding | undefined {
  if (names.length === 0) return cited ? { agreement: 'extra', cited } : undefined;
  const right = names.map(readName);
  if (left && left.words.length > 0) {
    const pairs = right.map((name) => ({ name, finding: venuePair(left, name) }));
    const best = pairs.reduce((a, b) => ((b.finding.likeness ?? 0) > (a.finding.likeness ?? 0) ? b : a));
    if (best.finding.agreement !== 'different') return { ...best.finding, cited, found: best.name.written };
    const written = right.find((name) => standsInRaw(name, raw));
    if (written) return { agreement: 'same', likeness: 1, cited, found: written.written };
    return { ...different(left, right, best.finding.likeness ?? 0), cited, found: best.name.written };
  }
  const written = right.find((name) => standsInRaw(name, raw));
  if (written) return { agreement: 'same', likeness: 1, cited: written.written, found: written.written };
  return { agreement: 'missing', found: names[0] };
}

/** Whether a text read as a title is in truth one of the record's venues, as happens in styles that print no titles. */
export function isVenueOf(text: string, names: string[]): boolean {
  const left = readName(text);
  return left.words.length > 0 && names.map(readName).some((name) => isSameVenue(left, name));
}

/** The initials of many words hold a short name by chance: "Active learning with trustworthy …" is not of the journal LWT. */
function isSameVenue(text: Name, name: Name): boolean {
  const { likeness = 0, code } = venuePair(text, name);
  if (likeness < 0.93) return false;
  return code !== 'venue-short' || !acronymOf(name, text) || initialsAre(name, text);
}

function initialsAre(short: Name, long: Name): boolean {
  const initials = (words: string[]) => words.map((word) => word.charAt(0)).join('');
  const token = short.words.join('');
  return initials(long.words) === token || initials(long.words.filter((word) => !STOP.has(word))) === token;
}

function different(left: Name, right: Name[], likeness: number): Finding {
  const preprint = right.every((name) => isPreprintVenue(name.folded));
  if (preprint && !isPreprintVenue(left.folded))
    return { agreement: 'different', likeness, code: 'preprint-as-published' };
  if (!preprint && isPreprintVenue(left.folded)) return { agreement: 'near', likeness: 0.9, code: 'published-since' };
  return { agreement: 'different', likeness, code: likeness >= 0.5 ? 'venue-variant' : 'venue-other' };
}

function readName(written: string): Name {
  const folded = fold(written);
  const words = folded.split(' ').filter((word) => word && !isNumbering(word));
  const brackets = written.match(/[([][^()[\]]{2,30}[)\]]/g) ?? [];
  return {
    written,
    folded,
    words,
    core: words.filter((word) => !STOP.has(word) && !FRAME.has(word)),
    inBrackets: brackets.map((text) => fold(text.replace(/[\d’']/g, ''))).filter(Boolean),
  };
}

/** Years, ordinals and volume numbers: they tell one meeting of a series from another, which the year does already. */
function isNumbering(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)?$/.test(word);
}

const ORDINALS = /(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)$/;

/** Two venue names as such. */
function venuePair(left: Name, right: Name): Finding {
  if (left.folded === right.folded || left.words.join('') === right.words.join(''))
    return { agreement: 'same', likeness: 1 };
  const coreLeft = left.core.filter((word) => !ORDINALS.test(word));
  const coreRight = right.core.filter((word) => !ORDINALS.test(word));
  const workshopDiffers = isWorkshop(left) !== isWorkshop(right);
  const idLeft = knownOf(left);
  const idRight = knownOf(right);
  if (idLeft && idLeft === idRight) {
    return workshopDiffers ? part : { agreement: 'near', likeness: 0.98, code: 'venue-short' };
  }
  if (coreLeft.length > 0 && coreLeft.join('') === coreRight.join('')) {
    return workshopDiffers ? part : { agreement: 'near', likeness: 0.97, code: 'venue-frame' };
  }
  if (abbreviates(coreLeft, coreRight) || abbreviates(coreRight, coreLeft)) {
    return { agreement: 'near', likeness: 0.96, code: 'venue-abbreviated' };
  }
  if (acronymOf(left, right) || acronymOf(right, left)) {
    return workshopDiffers ? part : { agreement: 'near', likeness: 0.95, code: 'venue-short' };
  }
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

function isWorkshop(name: Name): boolean {
  return name.words.some((word) => /^(?:workshops?|findings)$/.test(word));
}

function bothPreprints(left: Name, right: Name): boolean {
  const ids = [knownVenue(left.folded), knownVenue(right.folded)];
  if (ids[0] && ids[1] && ids[0] !== ids[1]) return false;
  return isPreprintVenue(left.folded) && isPreprintVenue(right.folded);
}

function knownOf(name: Name): string | undefined {
  for (const bracket of name.inBrackets) {
    const id = knownVenue(bracket);
    if (id) return id;
  }
  return knownVenue(name.words.join(' '));
}

/** "Phys. Rev. B" and "Phys. Rev. A" differ by their section alone. */
function sectionsDiffer(left: Name, right: Name): boolean {
  const section = (name: Name) =>
    name.words.filter((word) => word.length === 1 && word !== 'a').join('') || name.words.at(-1);
  const a = section(left) ?? '';
  const b = section(right) ?? '';
  return (a.length === 1 || b.length === 1) && a !== b;
}

/** Whether every word of the short name shortens, in order, one of the long name, and none of the long is left over. */
function abbreviates(short: string[], long: string[]): boolean {
  if (short.length === 0 || short.length > long.length || short.join('').length >= long.join('').length) return false;
  if (short.length < 2 && long.length > 1) return false;
  if (short.length !== long.length) return false;
  return short.every((word, i) => shortens(word, long[i] ?? ''));
}

/** "natl" for "national", "dtsch" for "deutsche": the first letter and others in order. */
function shortens(short: string, long: string): boolean {
  if (long.startsWith(short)) return true;
  if (short.charAt(0) !== long.charAt(0)) return false;
  if (short.length < 2 || short.length >= long.length) return short === long;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** One word made of the initials of the other's words, or given in the other's brackets. */
function acronymOf(short: Name, long: Name): boolean {
  const tokens = short.core.length === 0 ? short.words : short.core;
  if (tokens.length !== 1 || long.words.length < 2)
    return long.inBrackets.some((bracket) => bracket === short.words.join(' '));
  const [token = ''] = tokens;
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

/** The short name is the beginning of the long one up to a colon, bracket, comma or dash. */
function isSubtitled(short: Name, long: Name): boolean {
  const head = long.written.split(/[:(,;=/–—]|\s-\s|\.\s(?=[A-Z]{2}|[A-Z][a-z]{3})/)[0] ?? '';
  if (head.length === long.written.length) return false;
  const name = readName(head);
  if (name.core.length === 0) return false;
  if (name.core.join('') === short.core.join('')) return true;
  return abbreviates(short.core, name.core) && short.core.length > 1;
}

/** How names of venues begin. */
const HEADS = new Set(
  'proceedings conference symposium workshop journal transactions annals international annual advances'.split(' '),
);

/**
 * A venue that stands in the text between two breaks and was not read as one: a known short form, or several words
 * that begin as names of venues do. Words of the title are passed over.
 */
function venueInRaw(raw: RawText, { titleWords }: { titleWords: Set<string> }): string | undefined {
  for (let from = 0; from < raw.words.length; from += 1) {
    const first = raw.words[from] ?? '';
    if (raw.breaks[from] !== true && raw.words[from - 1] !== 'in') continue;
    let to = from + 1;
    while (to < raw.words.length && raw.breaks[to] !== true) to += 1;
    const words = raw.words.slice(from, to);
    const alone = words.filter((word) => !isNumbering(word));
    if (alone.length === 1 && first.length >= 3 && isShortForm(first)) return first;
    const fresh = words.filter((word) => !titleWords.has(word) && !STOP.has(word));
    if (HEADS.has(first) && words.length >= 3 && fresh.length >= 2) return words.join(' ');
  }
  return undefined;
}

/** The record's venue as a field of its own in the text, when the venue was read wrongly. */
function standsInRaw(name: Name, raw: RawText): boolean {
  const folded = name.words.join(' ');
  if (folded.length < 4) return false;
  const known = knownOf(name);
  if (known && raw.words.some((word, i) => word === known && raw.breaks[i + 1] === true && known.length > 3))
    return true;
  return placesOf(raw, folded).some(({ from, to }) => {
    const before = raw.words[from - 1] ?? '';
    const opens = raw.breaks[from] === true || before === 'in' || before === 'the';
    const after = raw.words[to] ?? '';
    return opens && (raw.breaks[to] === true || /^\d/.test(after) || after === 'vol' || name.words.length >= 3);
  });
}
