import type { Evidence, EvidenceCode, Match } from '@veracite/model/evidence';
import { displayName } from '@veracite/model/csl';
import type { Field, Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';
import { isDamagedText } from '@veracite/text/damaged-text';
import { fold } from '@veracite/text/fold';
import { plainOfHtml, plainOfLatex } from '@veracite/text/markup';
import { oneSpelling } from '@veracite/text/spelling';
import { listed } from '@veracite/text/listed';
import { SMALL_WORDS } from '@veracite/text/small-words';
import frame from '../data/frame-words.json';

/** Imprints that no record has, although no record need be wrong: works appear under several of them. */
const OTHER_IMPRINT = new Set<EvidenceCode | undefined>(['publisher-differs', 'place-differs', 'other-edition']);
/** Fields that records normally have, so that a reason says if none of them has it. */
const NORMALLY_RECORDED: Field[] = ['container-title', 'volume', 'issue', 'page', 'edition'];

/** Returns the reason for everything that the reference states and no record confirms. */
export function unconfirmed(reference: Reference, match: Match): Reason[] {
  const fields = match.evidence.flatMap(({ field, agreement, code, cited, found }) => {
    const isOther = agreement === 'near' && OTHER_IMPRINT.has(code);
    const isSilent = agreement === 'extra' && NORMALLY_RECORDED.includes(field);
    if (!cited || (field === 'issued' && code !== 'other-edition') || !(isOther || isSilent)) return [];
    return { field, cited, ...(isOther && { found }) };
  });
  const all = [...fields, ...editorsOf(reference, match), ...unreadText(reference, match).map((cited) => ({ cited }))];
  return all.length > 0 ? [{ code: 'unconfirmed', fields: all }] : [];
}

const ADDRESS =
  /(?:https?:\/\/|www\.|doi\.org\/|doi:\s?|arxiv\.org\/|\b10\.\d{4,9}\/)\S+|\b(?:is[bs]n(?:-?1[03])?|pmc?id)\W{0,3}(?:pmc)?\d(?:[ \p{Pd}]?[\dx])*/giu;
/** Ends of a value. */
const BREAK = /[.,;:?!](?=\s|$)|[()[\]“”"]|\s[–—-]\s/;
/** Words that styles print around values. */
const FRAME = new Set(frame.words.split(' '));

/** Returns the editors of the book of a work that no record names. */
function editorsOf({ csl: { author = [], editor = [] } }: Reference, { candidate }: Match): Reason['fields'] & object {
  const known = new Set([candidate, ...(candidate.also ?? [])].flatMap(({ work }) => wordsOfRecord(work)));
  const others = editor.filter(({ family, literal }) => !wordsOf(family ?? literal).some((word) => known.has(word)));
  return author.length > 0 && others.length > 0 ? [{ field: 'editor', cited: listed(others.map(displayName)) }] : [];
}

/** Returns the runs of words of the text that are in no record and in no field that was compared. */
function unreadText({ raw, format, csl }: Reference, { candidate, evidence }: Match): string[] {
  if (format !== 'text' || isDamagedText(raw)) return [];
  const compared = new Set<string>(evidence.map(({ field }) => field));
  const known = new Set([
    ...[candidate, ...(candidate.also ?? [])].flatMap(({ work }) => wordsOfRecord(work)),
    ...evidence.flatMap(judgedWords),
    ...wordsOf(Object.entries(csl).filter(([field]) => field === 'author' || !compared.has(field))),
  ]);
  const isUnread = (word: string) => isValue(word) && !known.has(word) && !known.has(numberIn(word));
  const text = plainOfLatex(plainOfHtml(raw)).replace(ADDRESS, (address) => '. '.padEnd(address.length));
  return text.split(BREAK).flatMap((part) => {
    const words = wordsOf(part).filter(isValue);
    const unread = words.filter(isUnread);
    return unread.length === 0 ? [] : unread.length * 2 >= words.length ? part.trim() : unread.join(' ');
  });
}

/**
 * Returns the words of a value that was compared. A value that agrees by one of its parts may have been read together
 * with another: a series as the end of a title or as the beginning of a publisher.
 */
function judgedWords({ field, agreement, cited = '', found = '' }: Evidence): string[] {
  const recorded = new Set(wordsOf(found).filter(isValue));
  const parts = cited.split(BREAK).map(wordsOf);
  const agreeing = parts.filter((part) => part.some((word) => recorded.has(word)));
  // Abbreviated names of venues have periods inside.
  const isPartly = ['same', 'near'].includes(agreement) && field !== 'container-title' && agreeing.length > 0;
  return [...recorded, ...(isPartly ? agreeing : parts).flat()];
}

/** Checks for a number, or a word that styles do not print around values. */
const isValue = (word: string): boolean =>
  /\d/.test(word) || (word.length >= 4 && !FRAME.has(word) && !SMALL_WORDS.has(word));

/** Returns the number in an ordinal ("3rd") or in a page with a letter. */
const numberIn = (word: string): string => /\d+/.exec(word)?.[0] ?? word;

/** Returns the folded words of all texts and numbers in a value. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return fold(String(value)).split(' ').map(oneSpelling);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

const wordsOfRecord = ({ csl, otherTitles, years }: Work): string[] => wordsOf([csl, otherTitles, years]);
