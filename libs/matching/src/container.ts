import { fold } from '@veracite/text/fold';
import type { Finding } from './finding';
import { placesOf, writtenAt, type Place, type RawText } from './raw-text';
import { isNumbering, knownVenueOf, readVenueName, STOP, type VenueName } from './venue-name';
import { shortensName, venuePair } from './venue-pair';
import { isPreprintVenue, isShortForm } from '@veracite/text/venues';

/**
 * Compares the journal, proceedings or book of a reference with the names in a record.
 * Abbreviations (any that keep first letters in order, which covers ISO 4), acronyms and former short names agree.
 * @param names the record's container, its short form, event and series; for a preprint its repository
 */
export function compareContainers(
  cited: string | undefined,
  names: string[],
  raw: RawText,
  context: { titleWords: Set<string>; others?: string[] },
): Finding | undefined {
  const written = cited ?? venueInRaw(raw, context);
  const left = written ? readVenueName(written) : undefined;
  // A publisher, series or place is no venue, unless the venue was parsed as one of them.
  const others = cited === undefined ? [] : (context.others ?? []).flatMap((text) => placesOf(raw, fold(text)));
  const isFree = (index: number) => !others.some(({ from, to }) => from <= index && index < to);
  return named(left, cited ?? written, names, { raw, isFree });
}

/** The text in which a venue that was parsed wrongly is searched, and the words of it that are in no other field. */
interface VenueText {
  raw: RawText;
  isFree: (word: number) => boolean;
}

function named(
  left: VenueName | undefined,
  cited: string | undefined,
  names: string[],
  text: VenueText,
): Finding | undefined {
  if (names.length === 0) return cited ? { agreement: 'extra', cited } : undefined;
  const right = names.map(readVenueName);
  if (left && left.words.length > 0) {
    const pairs = right.map((name) => ({ name, finding: venuePair(left, name) }));
    const best = pairs.reduce((a, b) => ((b.finding.likeness ?? 0) > (a.finding.likeness ?? 0) ? b : a));
    // The name may be in the text but parsed incompletely; a workshop's name contains that of its meeting.
    if (best.finding.agreement === 'same' || best.finding.code === 'venue-part')
      return { ...best.finding, cited, found: best.name.written };
    const written = inText(right, text);
    if (written) return written;
    if (best.finding.agreement !== 'different') return { ...best.finding, cited, found: best.name.written };
    const short = right.find((name) => isAbbreviatedInText(name, text));
    if (short) return { agreement: 'near', likeness: 0.95, cited, found: short.written, code: 'venue-abbreviated' };
    return { ...different(left, right, best.finding.likeness ?? 0), cited, found: best.name.written };
  }
  return inText(right, text) ?? { agreement: 'missing', found: names[0] };
}

function different(left: VenueName, right: VenueName[], likeness: number): Finding {
  const preprint = right.every((name) => isPreprintVenue(name.folded));
  if (preprint && !isPreprintVenue(left.folded))
    return { agreement: 'different', likeness, code: 'preprint-as-published' };
  if (!preprint && isPreprintVenue(left.folded)) return { agreement: 'near', likeness: 0.9, code: 'published-since' };
  return { agreement: 'different', likeness, code: likeness >= 0.5 ? 'venue-variant' : 'venue-other' };
}

/** First words of venue names. */
const HEADS = new Set(
  'proceedings conference symposium workshop journal transactions annals international annual advances'.split(' '),
);

/**
 * Finds a venue between two breaks of the text that was not parsed as one: a known short form, or several words that
 * begin like a venue name. Words of the title do not count.
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

/** Finds the first of the names that is a separate field in the text. */
function inText(names: VenueName[], text: VenueText): Finding | undefined {
  for (const name of names) {
    const place = placeInText(name, text);
    if (place) return { agreement: 'same', likeness: 1, cited: writtenAt(text.raw, place), found: name.written };
  }
  return undefined;
}

/** Returns where the record's venue is a separate field in the text, for venues that were parsed wrongly. */
function placeInText(name: VenueName, { raw, isFree }: VenueText): Place | undefined {
  const folded = name.words.join(' ');
  if (folded.length < 4) return undefined;
  const known = knownVenueOf(name);
  const isKnown = (word: string, i: number) => word === known && raw.breaks[i + 1] === true && isFree(i);
  const index = known && known.length > 3 ? raw.words.findIndex(isKnown) : -1;
  if (index >= 0) return { from: index, to: index + 1 };
  // As written, with the numbers that distinguish meetings, or without them.
  const forms = [...new Set([name.folded, folded])];
  const places = forms.flatMap((form) => placesOf(raw, form));
  return places.find(({ from, to }) => {
    const before = raw.words[from - 1] ?? '';
    const opens = raw.breaks[from] === true || before === 'in' || before === 'the';
    const after = raw.words[to] ?? '';
    return (
      opens &&
      isFree(from) &&
      (raw.breaks[to] === true || /^\d/.test(after) || after === 'vol' || name.words.length >= 3)
    );
  });
}

/** Checks whether the text contains an abbreviation of the record's venue after a break, for venues parsed wrongly. */
function isAbbreviatedInText(name: VenueName, { raw, isFree }: VenueText): boolean {
  const words = name.words.filter((word) => !STOP.has(word)).length;
  return raw.words.some((_word, from) => {
    if (raw.breaks[from] !== true || !isFree(from)) return false;
    return shortensName(raw.words.slice(from, from + words), name);
  });
}
