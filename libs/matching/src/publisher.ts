import { editDistance, similarity } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import { areRelated, isDistinctiveWord, isRegistrant, ownerOf, registrantOf } from '@veracite/text/publisher-owners';
import type { Finding } from './finding';
import { knownAsBoth, type OneOrganization } from './organization';
import { isPlaceName, isPlaceOfOther } from './publisher-places';
import { placesOf, writtenAt, type RawText } from './raw-text';
import { STOP } from './venue-name';

const EMPTY_WORDS =
  /\b(?:press|publishers?|publishing|publications?|verlag|editions?|editorial|editore?|books?|company|co|inc|ltd|limited|llc|gmbh|ag|bv|b v|kg|pte|sa|and|the|of|university|univ|up|group|sons|house)\b/g;

interface PublisherContext {
  raw: RawText;
  /** Finds the organization with both of two different names. */
  known: OneOrganization;
  /** The work's DOI: its registrant may be the publisher now or then. */
  doi?: string;
  /** Articles of societies are printed by other publishers: only those that register DOIs contradict. */
  isArticle?: boolean;
  /** Comparison of the places of publication. */
  place?: Finding;
}

/**
 * Compares publishers. Names agree if one contains or abbreviates the other, or if one owner has both. Two publishers are
 * a contradiction unless they are related (imprints, mergers, editions for other countries), and so is a publisher that
 * is never at the printed place; a name that may be no publisher, such as a place, is a variant.
 */
export function comparePublishers(
  cited: string | undefined,
  found: string | undefined,
  { raw, known, doi, isArticle, place }: PublisherContext,
): Finding | undefined {
  if (!found) return cited ? { agreement: 'extra', cited } : undefined;
  const key = publisherKey(found);
  if (!cited) {
    const [printed] = [...placesOf(raw, fold(found)), ...(key.length >= 4 ? placesOf(raw, key) : [])];
    if (!printed) return { agreement: 'missing', found };
    return { agreement: 'same', cited: writtenAt(raw, printed), found, likeness: 1 };
  }
  const left = publisherKey(cited);
  const likeness = Math.max(similarity(cited, found), similarity(left, key));
  if (likeness >= 0.85 || contains(key, left) || contains(left, key) || abbreviates(cited, found))
    return { agreement: 'same', cited, found, likeness };
  const both = known(cited, found);
  if (both) return { agreement: 'same', cited, found, likeness: 1, note: knownAsBoth(cited, both) };
  const owners = ownersOf(cited);
  const theirs = ownersOf(found);
  const registrant = registrantOf(doi);
  if (owners.some((owner) => theirs.includes(owner) || owner === registrant))
    return { agreement: 'same', cited, found, likeness: 0.9 };
  const isRelated = sharesWord(left, key) || owners.some((a) => theirs.some((b) => areRelated(a, b)));
  const areListed = isPublisher(cited, owners, isArticle) && isPublisher(found, theirs, isArticle);
  const isOther = areListed || (isPlaceOfOther(left, key, place) && !isPlaceName(found));
  return { agreement: isOther && !isRelated ? 'different' : 'near', cited, found, likeness, code: 'publisher-differs' };
}

/** Checks for the name of a listed publisher, and not of its place. */
const isPublisher = (name: string, owners: number[], isArticle = false): boolean =>
  isArticle ? owners.some(isRegistrant) : !isPlaceName(name) && hasOwnWords(name) && owners.length > 0;

/** Checks whether two names share a word that few publishers have, perhaps misspelled. */
function sharesWord(a: string, b: string): boolean {
  const distinctive = (name: string) => name.split(' ').filter((word) => word.length >= 4 && isDistinctiveWord(word));
  const others = distinctive(b);
  return distinctive(a).some((word) =>
    others.some((other) => editDistance(word, other) <= Math.min(word.length, other.length) / 5),
  );
}

/** Checks whether the words of the shorter text follow each other in the longer one. */
export const contains = (long: string, short: string): boolean => ` ${long} `.includes(` ${short} `);

/** Checks whether one name is the initials of the other: "OUP" and "Oxford University Press". */
function abbreviates(a: string, b: string): boolean {
  const initials = (name: string) => {
    const words = fold(name.replace(/\([^()]*\)/g, ' ')).split(' ');
    return [words, words.filter((word) => !STOP.has(word))].map((all) => all.map((word) => word.charAt(0)).join(''));
  };
  const isOf = (short: string, long: string) => /^\p{L}{2,8}$/u.test(short) && initials(long).includes(short);
  return isOf(publisherKey(a), b) || isOf(publisherKey(b), a);
}

/** Returns the owners of a name, of its acronym in brackets, or of a joint imprint: "AAAI Press / The MIT Press". */
function ownersOf(name: string): number[] {
  const acronyms = [...name.matchAll(/\((\p{Lu}{2,8})\)/gu)].map(([, acronym]) => acronym ?? '');
  const names = [name, ...acronyms, ...name.split(/[/;&]|\band\b/)];
  return names.flatMap((name) => ownerOf(publisherKey(name)) ?? []);
}

/** Returns the words of a publisher's name that identify it, without its place and an acronym in brackets. */
export function publisherKey(name: string): string {
  return plain(fold(name.replace(/^[^:]{2,40}:\s/, '').replace(/\s?\([^()]{2,12}\)/g, ' ')));
}

/** Checks for words that other publishers do not have too: "University Press" has none. */
export const hasOwnWords = (name: string): boolean => fold(name).replace(EMPTY_WORDS, '').trim() !== '';

const plain = (folded: string): string => folded.replace(EMPTY_WORDS, ' ').replace(/\s+/g, ' ').trim() || folded;
