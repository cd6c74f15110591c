import { particlePattern } from '@veracite/text/names';
import type { Span } from '@veracite/model/reference';
import { openers, signals } from '../../data/notes.json';

/** Returns a pattern of any of the words, with a small or, unless it looks like an initial, a capital first letter. */
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const first = word.charAt(0);
      const rest = word.slice(1).replace(/\./g, String.raw`\.\s?`);
      return (word.length < 3 ? first : `[${first}${first.toUpperCase()}]`) + rest;
    })
    .join('|');

/** Words between a signal and the work that it introduces: "see, for example,", "si vedano almeno in generale". */
const BETWEEN = String.raw`[:,]?\s?(?:(?:\p{Ll}[\p{L}.’']{0,20}|z\.\s?B\.)[,:]?\s){0,6}`;
const WORK = String.raw`(?=[\p{Lu}“"„«‘'‹])`;
const AND = String.raw`and|und|et|e|y|ed|oraz|i|sowie(?:\s(?:bei|etwa))?|as well as|ainsi que|así como|nonché|bem como`;
const INITIALS = String.raw`(?:\p{Lu}\p{Ll}?\.[\s-]?){1,4}`;
const FAMILY = String.raw`(?:(?:${particlePattern('noteName')})\s){0,3}\p{Lu}[\p{L}’'-]{1,30}`;
/** A person at the beginning of a reference: "M. Douglas,", "Smith, J.", "Walter Emmerich,", "Feest/Blankenburg,". */
const PERSON = String.raw`(?:${INITIALS}\s?${FAMILY}|${FAMILY},?\s${INITIALS}|(?:\p{Lu}\p{Ll}{1,20}\s){1,2}${FAMILY}(?=,\s|\s(?:${AND}|&)\s)|${FAMILY}(?:\s?\/\s?${FAMILY}){0,4}(?=,\s[\p{Lu}“"„«‘]))`;

const SIGNAL = new RegExp(
  String.raw`(?:(?<=^|[.;:,)\]—–]\s?\[?|\s\()(?:${anyOf([...signals, ...openers.filter((word) => word.length > 3 || word === 's.')])})|(?<=\s|\[)(?:${anyOf(signals)}))\]?(?<![\p{L}](?=\p{L}))${BETWEEN}${WORK}`,
  'gu',
);
const LEADING = new RegExp(String.raw`^(?:${anyOf([...signals, ...openers])})(?!\p{L})${BETWEEN}${WORK}`, 'u');
const PERSON_FIRST = new RegExp(`^${PERSON}`, 'u');
const PERSON_INSIDE = new RegExp(String.raw`(?<=[\s:(])${PERSON}`, 'u');
/** A person in a sentence: "is discussed by B. Braams, Title", "Beispiel von Carbonnier, Title". */
const PERSON_IN_PROSE = new RegExp(
  String.raw`(?<=\s\p{Ll}{2,20},?\s)(?:${INITIALS}\s?${FAMILY}(?=,|\s\(|\s(?:${AND})\s)|(?<=\s(?:von|bei|by|par|di|por)\s)${FAMILY}(?=,\s))`,
  'u',
);
const LABEL = /^\s*(?:\d{1,4}(?=[.)\s]|\p{L})|[*†‡§¶]{1,3})[.)]?\s*/u;
const QUOTED =
  /[“„«][^“”»]{1,300}[”“»]|"[^"]{1,300}"|‘[^‘]{1,300}?’(?=[\s,.;:)\]]|$)|\([^()]{1,400}\)|\[[^[\]]{1,400}\]/gu;
const SENTENCE = /[.!?][”"’»]?\s+(?=[\p{Lu}“"„«‘])/gu;
const JOINT = new RegExp(String.raw`(?<=[\d)”’"f]),?\s(?:${AND})\s(?=${PERSON})|(?<=[.)\d])\s[—–-]\s(?=\p{Lu})`, 'gu');
const ABBREVIATED = /(?:^|[\s(.])(?:\p{Lu}\p{Ll}{0,2}|\p{Ll}{1,4}|Aufl|Hrsg|Bull|Univ|Comp|Proc|Trans|[Ss]uppl)$/u;
/** Ends with a year in brackets, which the title may follow: "Green, T. (2014, February 28)." */
const DATED = /^(.{2,150}?)[\s,]\(?(?:1[4-9]|20)\d\d[a-z]?[^()]{0,20}\)?\.$/su;
/** Authors, the year and a title: "Green, T. (2014). On the origins of the village." The venue may follow. */
const TITLED = /^(.{2,150}?)[\s,]\(?(?:1[4-9]|20)\d\d[a-z]?\)?[.:,]\s\P{N}+[.?!]$/su;
/** Number of characters in which another work has its year. */
const NEAR = 100;
const NAME_WORD = /^(?:\p{Lu}[\p{L}’'-]*[.,;]+|(?:\p{Lu}\.-?){1,4},?|and|und|et|y|e|&|al\.)$/u;
const YEAR = /(?<![\d.])(?:1[4-9]|20)\d\d(?!\d)/;
/** A work before "and" and another one: it has a year, a title in quotation marks, or cited pages. */
const JOINED = /(?<![\d.])(?:1[4-9]|20)\d\d(?!\d)|[”’"]$|(?:\bpp?\.|\bS\.|\bn\.|\bnote|\bat)\s[\d–, -]+$/;
/** The end of a reference: a page, a closing bracket or quotation mark, or an address. */
const ENDED = /(?:\d\p{Ll}?|\bff?|[)\]”’"»]|passim|et seq|https?:\S+)[.,]?\s*$/u;

/**
 * Splits the text of a note into the parts that may each cite a work, without its label, and without the signals and words that
 * introduce a work: "See", "vgl. auch", "for a discussion, see". Parts that are prose remain.
 */
export function noteParts(text: string): Span[] {
  const parts: Span[] = [];
  let from = LABEL.exec(text)?.[0].length ?? 0;
  for (const { start, end, isSentence } of [
    ...cutsOf(text),
    { start: text.length, end: text.length, isSentence: false },
  ]) {
    if (start < from || (isSentence && !endsPart(text.slice(from, start), text.slice(end, end + 200)))) continue;
    const part = withoutIntroduction(text, from, start);
    if (part.end > part.start) parts.push(part);
    from = end;
  }
  return parts;
}

/** The words between two parts. */
interface Cut extends Span {
  isSentence: boolean;
}

/** Finds the places where a part may end, outside of quotation marks and brackets, and where the next one begins. */
function cutsOf(text: string): Cut[] {
  const shielded = text.replace(QUOTED, (all) => all.charAt(0) + '_'.repeat(all.length - 2) + all.slice(-1));
  const cuts: Cut[] = [];
  for (const pattern of [/;\s+/g, SIGNAL, JOINT, SENTENCE])
    for (const { index, 0: all } of shielded.matchAll(pattern)) {
      const start = pattern === SENTENCE ? index + all.trimEnd().length : index;
      if (pattern !== JOINT || JOINED.test(text.slice(Math.max(0, index - 300), index)))
        cuts.push({ start, end: index + all.length, isSentence: pattern === SENTENCE });
    }
  return cuts.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Returns true if a sentence end separates two parts: the one before is prose or ends like a reference. */
function endsPart(before: string, after: string): boolean {
  if (after === '') return true;
  const bare = before.slice(0, -1);
  if (ABBREVIATED.test(bare.slice(-20)) && !ENDED.test(bare.slice(-100))) return false;
  if (isNamed(TITLED.exec(before)?.[1]) && !YEAR.test(after.slice(0, NEAR))) return false;
  const isPerson = PERSON_FIRST.test(after) || LEADING.test(after);
  if (YEAR.test(before)) return isPerson || (ENDED.test(before.slice(-100)) && !endsBeforeTitle(before));
  return isPerson && (ENDED.test(bare.slice(-100)) || before.split(/\s\p{Ll}/u).length > 5);
}

/** Returns true if only names precede the year at the end: the title follows. */
const endsBeforeTitle = (before: string): boolean => isNamed(DATED.exec(before)?.[1]);

function isNamed(words: string | undefined): boolean {
  return words !== undefined && words.split(/\s+/).filter((word) => !NAME_WORD.test(word)).length <= 1;
}

/** Removes the introduction of a part: signals, and the words of a sentence before a person. */
function withoutIntroduction(text: string, from: number, end: number): Span {
  let start = from + (/^[\s,;:—–-]*/.exec(text.slice(from, end))?.[0].length ?? 0);
  for (let lead = ''; (lead = LEADING.exec(text.slice(start, end))?.[0] ?? '') !== '';) start += lead.length;
  const part = text.slice(start, end);
  if (!PERSON_FIRST.test(part)) {
    const offset = (/^\p{Ll}/u.test(part) ? PERSON_INSIDE : PERSON_IN_PROSE).exec(part)?.index ?? 0;
    if (/^\p{Ll}/u.test(part) || isProse(part.slice(0, offset))) start += offset;
  }
  return { start, end: start + text.slice(start, end).trimEnd().length };
}

/** Returns true for words of a sentence, many of which begin with a small letter. */
const isProse = (words: string): boolean =>
  !/[“"„«‘\d:;(]/.test(words) && (words.match(/\s\p{Ll}{2,}/gu)?.length ?? 0) > words.split(' ').length / 3;
