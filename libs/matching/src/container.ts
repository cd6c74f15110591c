import type { Finding } from './finding';
import { placesOf, type RawText } from './raw-text';
import { isNumbering, knownOf, readName, STOP, type Name } from './venue-name';
import { shortensName, venuePair } from './venue-pair';
import { isPreprintVenue, isShortForm } from '@veracite/text/venues';

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
    // The name may stand in the text with more or less read of it; that of a workshop holds its meeting's.
    if (best.finding.agreement === 'same' || best.finding.code === 'venue-part')
      return { ...best.finding, cited, found: best.name.written };
    const written = right.find((name) => standsInRaw(name, raw));
    if (written) return { agreement: 'same', likeness: 1, cited: written.written, found: written.written };
    if (best.finding.agreement !== 'different') return { ...best.finding, cited, found: best.name.written };
    const short = right.find((name) => standsShortened(name, raw));
    if (short) return { agreement: 'near', likeness: 0.95, cited, found: short.written, code: 'venue-abbreviated' };
    return { ...different(left, right, best.finding.likeness ?? 0), cited, found: best.name.written };
  }
  const written = right.find((name) => standsInRaw(name, raw));
  if (written) return { agreement: 'same', likeness: 1, cited: written.written, found: written.written };
  return { agreement: 'missing', found: names[0] };
}

function different(left: Name, right: Name[], likeness: number): Finding {
  const preprint = right.every((name) => isPreprintVenue(name.folded));
  if (preprint && !isPreprintVenue(left.folded))
    return { agreement: 'different', likeness, code: 'preprint-as-published' };
  if (!preprint && isPreprintVenue(left.folded)) return { agreement: 'near', likeness: 0.9, code: 'published-since' };
  return { agreement: 'different', likeness, code: likeness >= 0.5 ? 'venue-variant' : 'venue-other' };
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
  // As written, with the numbers that tell one meeting from another, or without them.
  const forms = [...new Set([name.folded, folded])];
  const places = forms.flatMap((form) => placesOf(raw, form));
  return places.some(({ from, to }) => {
    const before = raw.words[from - 1] ?? '';
    const opens = raw.breaks[from] === true || before === 'in' || before === 'the';
    const after = raw.words[to] ?? '';
    return opens && (raw.breaks[to] === true || /^\d/.test(after) || after === 'vol' || name.words.length >= 3);
  });
}

/** The record's venue with its words shortened, from one break to a number or another break, when it was read wrongly. */
function standsShortened(name: Name, raw: RawText): boolean {
  const words = name.words.filter((word) => !STOP.has(word)).length;
  return raw.words.some((_word, from) => {
    if (raw.breaks[from] !== true) return false;
    return shortensName(raw.words.slice(from, from + words), name);
  });
}
