import { displayName, type CslName } from '@veracite/model/csl';
import { namesGroup } from '@veracite/text/names';
import type { Finding } from './finding';
import { nameParts, type NameParts } from './name';
import { namesInText } from './names-in-text';
import type { OneOrganization } from './organization';
import { comparable, pairNames, type Pair } from './pair-names';
import { placesOf, type RawText } from './raw-text';

/** Input of a comparison of authors besides the two lists. */
interface AuthorContext {
  raw: RawText;
  /** The reference marks its list as cut. */
  etAl: boolean;
  /** The record marks its list as cut. */
  foundTruncated: boolean;
  /** Folded words of the record's title: a name made of them was parsed wrongly. */
  titleWords: Set<string>;
  /** Finds the organization with both of two different names. */
  known: OneOrganization;
}

export interface AuthorFinding extends Finding {
  /** Share of the cited names that the record has, and of the record's names that are cited; 0 to 1. */
  citedShare: number;
  foundShare: number;
  firstAgrees: boolean;
}

/** Longer lists are compared by their beginning and end: collaborations have thousands of authors. */
const MAX_COMPARED = 60;
/** Names compared at the end of a longer list. APA prints the last name after an ellipsis. */
const LAST = 3;

function shortened(names: CslName[]): CslName[] {
  return names.length <= MAX_COMPARED ? names : [...names.slice(0, MAX_COMPARED - LAST), ...names.slice(-LAST)];
}

/**
 * Compares the authors of a reference with those of a record. A list cut by "et al." counts as complete. A list that
 * ends early without it, or contains other names, is a contradiction, unless the text contains the names and they were
 * parsed wrongly.
 */
export function compareAuthors(
  cited: CslName[] | undefined,
  found: CslName[] | undefined,
  context: AuthorContext,
): AuthorFinding | undefined {
  if (!found?.length) {
    if (!cited?.length) return undefined;
    return { agreement: 'extra', cited: shown(cited), citedShare: 0, foundShare: 0, firstAgrees: false };
  }
  const right = shortened(found).map(comparable);
  const left = shortened(cited ?? [])
    .map(comparable)
    .filter((name) => name.family !== '');
  const asGroup = groupForMembers(left, right, context.known);
  if (asGroup) return { ...asGroup, cited: shown(cited ?? []), found: shown(found) };
  const pairs = pairNames(left, right, context.known);
  const inText = namesInText(right, context.raw);
  // Names beyond the limit may have been parsed as the last ones of the reference.
  const others = found.length > MAX_COMPARED ? found.map(nameParts) : [];
  const known = new Set([...context.titleWords, ...others.flatMap((name) => [...name.familyWords, ...name.given])]);
  const findings = findingOf(left, right, pairs, inText, { ...context, titleWords: known });
  return { ...findings, cited: cited?.length ? shown(cited) : undefined, found: shown(found) };
}

type AuthorAgreement = Omit<AuthorFinding, 'cited' | 'found'>;

const isGroup = ({ organization, shown: name }: NameParts): boolean => organization && namesGroup(name);

/** Compares a list in which one side has only a group, and the other its members. Neither is an error. */
function groupForMembers(left: NameParts[], right: NameParts[], known: OneOrganization): AuthorAgreement | undefined {
  const [isLeft, isRight] = [left, right].map((names) => names.length > 0 && names.every(isGroup));
  if (isLeft === isRight || left.length === 0) return undefined;
  const share = pairNames(left.filter(isGroup), right.filter(isGroup), known).length > 0 ? 1 : 0;
  return { agreement: 'near', code: 'record-cut', citedShare: share, foundShare: share, firstAgrees: share === 1 };
}

function findingOf(
  left: NameParts[],
  right: NameParts[],
  pairs: Pair[],
  inText: Set<number>,
  { raw, etAl, foundTruncated, titleWords }: AuthorContext,
): AuthorAgreement {
  const allInText = inText.size === right.length;
  const cut = etAl || saysEtAl(raw) || raw.hasEllipsis;
  const paired = new Set(pairs.map((pair) => pair.right));
  const matchedLeft = new Set(pairs.map((pair) => pair.left));
  const vocabulary = new Set([...right.flatMap(wordsOf), ...titleWords]);
  // Records omit a group next to its members.
  const isListed = (name: NameParts) => !isGroup(name) || left.every(isGroup);
  const listed = left.filter(isListed).length;
  const unmatched = left.filter((name, i) => !matchedLeft.has(i) && isListed(name));
  // In "Jacob Steinhardt. Jailbroken" the boundary between names and title may have been parsed wrongly.
  const isInText = allInText || (cut && inText.has(0));
  const strangers = isInText ? unmatched.filter((name) => !madeOf(name, vocabulary)) : unmatched;
  const readRightly = left.length - unmatched.length + strangers.length;
  const read = right.filter((_name, j) => paired.has(j));
  const isUnread = (name: NameParts, j: number) =>
    inText.has(j) && readRightly < right.length && occursAgain(name, read, raw);
  const absent = right.filter((name, j) => !paired.has(j) && !isUnread(name, j));
  const shares = {
    citedShare: listed === 0 ? inText.size / right.length : 1 - strangers.length / listed,
    foundShare: 1 - absent.length / right.length,
    firstAgrees: paired.has(0)
      ? pairs.some((pair) => pair.right === 0 && pair.left === 0)
      : inText.has(0) && strangers.length === 0,
  };
  const likeness = Math.min(shares.citedShare, Math.max(shares.foundShare, etAl && shares.citedShare === 1 ? 1 : 0));
  const base = { ...shares, likeness };

  if (left.length === 0) {
    if (allInText || (cut && inText.has(0))) return { ...base, agreement: 'same', likeness: 1 };
    if (inText.size === 0) return { ...base, agreement: 'missing', likeness: undefined };
    return { ...base, agreement: 'different', code: 'authors-cut', note: `${list(absent)} missing` };
  }
  if (strangers.length === 0 && absent.length === 0) return wholeList(base, pairs, left, right);
  if (strangers.length === 0) {
    const last = lastListed(pairs, right.length, raw.hasEllipsis);
    const between = absent.filter((name) => right.indexOf(name) < last);
    if (cut && shares.firstAgrees && between.length === 0)
      return wholeList({ ...base, likeness: 1 }, pairs, left, right);
    const gone = cut && between.length > 0 ? between : absent;
    return { ...base, agreement: 'different', code: 'authors-cut', note: `${list(gone)} left out` };
  }
  if (absent.length === 0 || (foundTruncated && shares.foundShare > 0.5)) {
    if (foundTruncated) return { ...base, agreement: 'near', code: 'record-cut' };
    return { ...base, agreement: 'different', code: 'authors-added', note: `${list(strangers)} not in the record` };
  }
  const code = shares.citedShare === 0 ? 'authors-replaced' : 'some-authors-replaced';
  return { ...base, agreement: 'different', code, note: `${list(strangers)} instead of ${list(absent)}` };
}

/** Returns the record's place of the last cited name that a cut list has; the name after an ellipsis is the last of all. */
function lastListed(pairs: Pair[], all: number, hasEllipsis: boolean): number {
  const places = pairs.map(({ right }) => right).filter((place) => !hasEllipsis || place < all - LAST);
  return Math.max(-1, ...places);
}

/** Checks whether the text has a family name more often than the names that were read. */
function occursAgain({ family, familyWords }: NameParts, read: NameParts[], raw: RawText): boolean {
  const alike = read.filter((name) => name.family === family).length;
  return alike === 0 || placesOf(raw, familyWords.join(' ')).length > alike;
}

/** Compares order and spelling of two lists with the same names. */
function wholeList(
  shares: Omit<AuthorAgreement, 'agreement'>,
  pairs: Pair[],
  left: NameParts[],
  right: NameParts[],
): AuthorAgreement {
  const notes = pairs.flatMap(({ note }) => note ?? []);
  const base = notes.length > 0 ? { ...shares, note: notes.join('; ') } : shares;
  const misspelled = pairs.filter((pair) => pair.how === 'misspelt');
  const named = (pair: Pair) => `${left[pair.left]?.shown ?? ''} for ${right[pair.right]?.shown ?? ''}`;
  if (misspelled.length > 0) {
    return {
      ...base,
      agreement: 'near',
      code: 'author-misspelt',
      note: [...misspelled.map(named), ...notes].join('; '),
    };
  }
  const initials = pairs.filter((pair) => pair.how === 'initials-differ');
  if (initials.length > 0) {
    return { ...base, agreement: 'near', code: 'author-initials', note: [...initials.map(named), ...notes].join('; ') };
  }
  const inOrder = pairs.every((pair, i) => i === 0 || pair.right > (pairs[i - 1]?.right ?? -1));
  return inOrder ? { ...base, agreement: 'same' } : { ...base, agreement: 'near', code: 'authors-reordered' };
}

/** Returns all words of a name, including its joined initials ("Kumar MK"). */
function wordsOf({ familyWords, given }: NameParts): string[] {
  return [...familyWords, ...given, given.map((name) => name.charAt(0)).join('')];
}

function madeOf(name: NameParts, vocabulary: Set<string>): boolean {
  return [...name.familyWords, ...name.given].every((word) => word.length === 1 || vocabulary.has(word));
}

function saysEtAl(raw: RawText): boolean {
  return raw.words.some((word, i) => {
    const next = raw.words[i + 1];
    return (
      (word === 'et' && (next === 'al' || next === 'alii')) ||
      (word === 'and' && (next === 'others' || next === 'colleagues'))
    );
  });
}

/** Number of names shown individually. */
const SHOWN = 3;

function list(names: NameParts[]): string {
  return abridged(
    names.slice(0, SHOWN).map((name) => name.shown),
    names.length,
  );
}

const shown = (names: CslName[]): string => abridged(names.slice(0, SHOWN).map(displayName), names.length);

function abridged(few: string[], all: number): string {
  return all > SHOWN ? `${few.join(', ')} and ${all - SHOWN} more` : few.join(', ');
}
