import { fold } from '@veracite/text/fold';
import { oneSpelling } from '@veracite/text/spelling';
import { plainOfHtml, plainOfLatex } from '@veracite/text/markup';

/**
 * The text of a reference, indexed for searching words of a record. URLs and DOIs are removed, because their letters
 * ("10.1609/AAAI.V36I2") do not name the venue.
 */
export interface RawText {
  /** The text without markup, and the positions of the words in it. */
  text: string;
  positions: { start: number; end: number }[];
  words: string[];
  /** The words in a uniform spelling, for titles. */
  spelled: string[];
  /** True if punctuation precedes the word with this index; has one more element than `words` for the end. */
  breaks: boolean[];
  /** All words without spaces, and the word index by start offset. */
  stream: string;
  startsAt: Map<number, number>;
  /** Scanning damaged letters and spaces. */
  isDamaged: boolean;
  /** A name follows an ellipsis (". . .", "...", "…"), as APA shortens lists of authors. */
  hasEllipsis: boolean;
}

/** An ellipsis between the comma, period or "&" after a name and the capital of the next name. */
const ELLIPSIS = /[,.&]\s*(?:\.\s?\.\s?\.|…)\s*(?:&\s*)?\p{Lu}/u;
const ADDRESS = /(?:https?:\/\/|www\.|doi\.org\/|doi:\s?|arxiv\.org\/)\S+|\b10\.\d{4,9}\/\S+/gi;
/** A note number joined to the first word: "1BMJ". */
const LABEL = /^\s*\d{1,3}(?=\p{Lu}\p{L})/u;
const WORD = /[\p{L}\p{N}\p{M}'’`´_^]+|&/gu;
const BREAK = /[.,;:?!"“”„«»()[\]{}=|/\n–—]|\s['‘’]|['‘’]\s/;

/** Indexes the text of a reference. */
export function readRaw(raw: string, isDamaged = false): RawText {
  const text = plainOfLatex(plainOfHtml(raw.slice(0, 6000)))
    .replace(LABEL, '')
    .replace(ADDRESS, ' . ');
  const words: string[] = [];
  const positions: RawText['positions'] = [];
  const breaks: boolean[] = [];
  const startsAt = new Map<number, number>();
  let stream = '';
  let last = 0;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const isBreak = last === 0 || BREAK.test(text.slice(last, index)) || /['’]$/.test(text.slice(0, last));
    for (const [part, word] of fold(written).split(' ').entries()) {
      if (!word) continue;
      startsAt.set(stream.length, words.length);
      breaks.push(part === 0 && isBreak);
      words.push(word);
      positions.push({ start: index, end: index + written.length });
      stream += word;
    }
    last = index + written.length;
  }
  startsAt.set(stream.length, words.length);
  breaks.push(true);
  return {
    text,
    positions,
    words,
    spelled: words.map(oneSpelling),
    breaks,
    stream,
    startsAt,
    isDamaged,
    hasEllipsis: ELLIPSIS.test(raw.slice(0, 6000)),
  };
}

/** A range of word indexes, `to` exclusive. */
export interface Place {
  from: number;
  to: number;
}

/** Returns the characters at a place as they were written. */
export const writtenAt = ({ text, positions }: RawText, { from, to }: Place): string =>
  text.slice(positions[from]?.start, positions[to - 1]?.end);

/** Returns all places where these folded words occur as whole words, with any spacing inside. */
export function placesOf(raw: RawText, folded: string): Place[] {
  const wanted = folded.replaceAll(' ', '');
  const places: Place[] = [];
  if (!wanted) return places;
  for (let index = raw.stream.indexOf(wanted); index >= 0; index = raw.stream.indexOf(wanted, index + 1)) {
    const from = raw.startsAt.get(index);
    const to = raw.startsAt.get(index + wanted.length);
    if (from !== undefined && to !== undefined) places.push({ from, to });
  }
  return places;
}

/** Returns the places between two breaks with about this number of words, which may be one field. */
export function spans(raw: RawText, words: number): Place[] {
  const least = Math.max(1, Math.floor(words * 0.7));
  const most = Math.ceil(words * 1.4) + 1;
  const found: Place[] = [];
  for (let from = 0; from < raw.words.length; from += 1) {
    if (!startsField(raw, from)) continue;
    for (let to = from + least; to <= Math.min(from + most, raw.words.length); to += 1) {
      if (raw.breaks[to]) found.push({ from, to });
    }
  }
  return found;
}

/** Checks whether a field may start at this word: after punctuation, or after a year without punctuation. */
export function startsField(raw: RawText, index: number): boolean {
  return raw.breaks[index] === true || /^(?:1[5-9]|20)\d\d[a-z]?$/.test(raw.words[index - 1] ?? '');
}
