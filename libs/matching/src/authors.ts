import { displayName, type CslName } from '@veracite/model/csl';
import type { Finding } from './finding';
import { compareNames, type NameAgreement } from './compare-names';
import { nameParts, type NameParts } from './name';
import { namesInText } from './names-in-text';
import { knownAsBoth, organisationNamed, type OneOrganisation } from './organisation';
import type { RawText } from './raw-text';

export interface AuthorContext {
  raw: RawText;
  /** The reference says that its list is cut. */
  etAl: boolean;
  /** The record says that its list is cut. */
  foundTruncated: boolean;
  /** Folded words of the record's title: a name made of them was read wrongly. */
  titleWords: Set<string>;
  /** Which names are of one organisation, however they differ. */
  known: OneOrganisation;
}

export interface AuthorFinding extends Finding {
  /** Share of the cited names that the record has, and of the record's names that are cited; 0 to 1. */
  citedShare: number;
  foundShare: number;
  firstAgrees: boolean;
}

/** Longer lists are compared by their beginning and their end: collaborations sign with thousands. */
const LONGEST = 60;
/** APA writes the last name behind an ellipsis. */
const LAST = 3;

function shortened(names: CslName[]): CslName[] {
  return names.length <= LONGEST ? names : [...names.slice(0, LONGEST - LAST), ...names.slice(-LAST)];
}

/**
 * The authors of a reference against those of a record. A list cut by "et al." is as good as whole; a list that ends
 * early without it, or holds others, is a contradiction, unless the text does hold the names and they were read wrongly.
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
  const right = shortened(found).map(signer);
  const left = shortened(cited ?? [])
    .map(signer)
    .filter((name) => name.family !== '');
  const pairs = align(left, right, context.known);
  const inText = namesInText(right, context.raw);
  // Names beyond those compared, which a reader of the text may have taken for its last.
  const others = found.length > LONGEST ? found.map(nameParts) : [];
  const known = new Set([...context.titleWords, ...others.flatMap((name) => [...name.familyWords, ...name.given])]);
  const findings = findingOf(left, right, pairs, inText, { ...context, titleWords: known });
  return { ...findings, cited: cited?.length ? shown(cited) : undefined, found: shown(found) };
}

interface Signer extends NameParts {
  /** The name as one text, where it may be an organisation's. */
  body?: string;
}

const signer = (name: CslName): Signer => ({ ...nameParts(name), body: organisationNamed(name) });

interface Pair {
  left: number;
  right: number;
  how: 'same' | 'misspelt' | 'initials-differ';
  /** Why two names that are not alike are the same. */
  note?: string;
}

function compareSigners(a: Signer, b: Signer, known: OneOrganisation): Pick<Pair, 'note'> & { how: NameAgreement } {
  const how = compareNames(a, b);
  const both = how === 'none' && a.body && b.body ? known(a.body, b.body) : undefined;
  return both ? { how: 'same', note: knownAsBoth(a.shown, both) } : { how };
}

/** Every cited name with the nearest record name not yet taken that can be the same person; equal ones first. */
function align(left: Signer[], right: Signer[], known: OneOrganisation): Pair[] {
  const compared = left.map((name) => right.map((other) => compareSigners(name, other, known)));
  const pairs: Pair[] = [];
  const takenLeft = new Set<number>();
  const takenRight = new Set<number>();
  for (const wanted of ['same', 'misspelt', 'initials-differ'] as const) {
    for (const i of left.keys()) {
      if (takenLeft.has(i)) continue;
      const free = [...right.keys()].filter((j) => !takenRight.has(j) && compared[i]?.[j]?.how === wanted);
      const [first] = free;
      if (first === undefined) continue;
      const nearest = free.reduce((a, b) => (Math.abs(b - i) < Math.abs(a - i) ? b : a), first);
      pairs.push({ left: i, right: nearest, how: wanted, note: compared[i]?.[nearest]?.note });
      takenLeft.add(i);
      takenRight.add(nearest);
    }
  }
  return pairs.sort((a, b) => a.left - b.left);
}

type AuthorAgreement = Omit<AuthorFinding, 'cited' | 'found'>;

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
  const unmatched = left.filter((_name, i) => !matchedLeft.has(i));
  // "Jacob Steinhardt. Jailbroken": where one ends and the other begins was read wrongly.
  const isTold = allInText || (cut && inText.has(0));
  const strangers = isTold ? unmatched.filter((name) => !madeOf(name, vocabulary)) : unmatched;
  const readRightly = left.length - unmatched.length + strangers.length;
  const absent = right.filter((_name, j) => !paired.has(j) && !(inText.has(j) && readRightly < right.length));
  const shares = {
    citedShare: left.length === 0 ? (allInText ? 1 : inText.size / right.length) : 1 - strangers.length / left.length,
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
    if (cut && shares.firstAgrees) return wholeList({ ...base, likeness: 1 }, pairs, left, right);
    return { ...base, agreement: 'different', code: 'authors-cut', note: `${list(absent)} left out` };
  }
  if (absent.length === 0 || (foundTruncated && shares.foundShare > 0.5)) {
    if (foundTruncated) return { ...base, agreement: 'near', code: 'record-cut' };
    return { ...base, agreement: 'different', code: 'authors-added', note: `${list(strangers)} not in the record` };
  }
  const code = shares.citedShare === 0 ? 'authors-replaced' : 'some-authors-replaced';
  return { ...base, agreement: 'different', code, note: `${list(strangers)} instead of ${list(absent)}` };
}

/** Every name has its twin; what is left are their order and spelling. */
function wholeList(
  shares: Omit<AuthorAgreement, 'agreement'>,
  pairs: Pair[],
  left: NameParts[],
  right: NameParts[],
): AuthorAgreement {
  const notes = pairs.flatMap(({ note }) => note ?? []);
  const base = notes.length > 0 ? { ...shares, note: notes.join('; ') } : shares;
  const misspelt = pairs.filter((pair) => pair.how === 'misspelt');
  const named = (pair: Pair) => `${left[pair.left]?.shown ?? ''} for ${right[pair.right]?.shown ?? ''}`;
  if (misspelt.length > 0) {
    return { ...base, agreement: 'near', code: 'author-misspelt', note: [...misspelt.map(named), ...notes].join('; ') };
  }
  const initials = pairs.filter((pair) => pair.how === 'initials-differ');
  if (initials.length > 0) {
    return { ...base, agreement: 'near', code: 'author-initials', note: [...initials.map(named), ...notes].join('; ') };
  }
  const inOrder = pairs.every((pair, i) => i === 0 || pair.right > (pairs[i - 1]?.right ?? -1));
  return inOrder ? { ...base, agreement: 'same' } : { ...base, agreement: 'near', code: 'authors-reordered' };
}

/** All words by which a name is written, its initials grown together among them ("Kumar MK"). */
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

/** So many names are given one by one. */
const FEW = 3;

function list(names: NameParts[]): string {
  return abridged(
    names.slice(0, FEW).map((name) => name.shown),
    names.length,
  );
}

function shown(names: CslName[]): string {
  return abridged(names.slice(0, FEW).map(displayName), names.length);
}

function abridged(few: string[], all: number): string {
  return all > FEW ? `${few.join(', ')} and ${all - FEW} more` : few.join(', ');
}
