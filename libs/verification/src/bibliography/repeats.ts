import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import { isPreprint } from '@veracite/matching/published-version';
import type { Repetition } from '@veracite/model/bibliography';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { editSimilarity } from '@veracite/text/distance';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { itemOf, type CheckedEntry } from './checked';

/**
 * Returns the entries that repeat the work of an earlier entry, by index. Works are compared by their matched records,
 * and by their text without one. Editions and volumes of a book are different works. A preprint and its version of
 * record are reported as versions, not as duplicates.
 */
export function repetitionsOf(entries: CheckedEntry[]): Map<number, Repetition> {
  const repetitions = new Map<number, Repetition>();
  entries.forEach((entry, index) => {
    for (let before = 0; before < index; before += 1) {
      const earlier = entries[before];
      const relation = earlier && relationOf(earlier, entry);
      if (!earlier || !relation) continue;
      const known = repetitions.get(index);
      // The same work is more important than another version.
      if (known?.relation === 'same-work' || (known && relation === 'version')) continue;
      repetitions.set(index, { entry: before, lineNumber: earlier.line, relation });
    }
  });
  return repetitions;
}

function relationOf(a: CheckedEntry, b: CheckedEntry): Repetition['relation'] | undefined {
  const [left, right] = [doiOf(a), doiOf(b)];
  if (left && left === right) return 'same-work';
  if (foldedText(a) === foldedText(b)) return 'same-work';
  if (published(a) === right && right) return 'version';
  if (published(b) === left && left) return 'version';
  const [first, second] = [itemOf(a), itemOf(b)];
  if (!sameTitle(first, second) || !sameAuthor(first, second)) return undefined;
  if (isPreprint(first, left) !== isPreprint(second, right)) return 'version';
  if (left && right) return undefined;
  return samePlace(first, second) ? 'same-work' : undefined;
}

const doiOf = ({ result: { match, parsed } }: CheckedEntry): string | undefined =>
  match?.doi ?? parsed.csl.DOI?.toLowerCase();

const published = ({ result }: CheckedEntry): string | undefined => result.match?.publishedAs?.toLowerCase();

function foldedText({ result }: CheckedEntry): string {
  return fold(result.originalText.replace(/^\s*(?:\[\d{1,4}\]|\d{1,4}[.)])\s*/, ''));
}

function sameTitle(a: CslItem, b: CslItem): boolean {
  const [left, right] = [fold(a.title ?? ''), fold(b.title ?? '')];
  if (left.length < 4 || right.length < 4) return false;
  return (
    titleFingerprint(left) === titleFingerprint(right) || (left.length > 20 && editSimilarity(left, right) >= 0.95)
  );
}

function sameAuthor(a: CslItem, b: CslItem): boolean {
  const [left, right] = [a.author?.[0] ?? a.editor?.[0], b.author?.[0] ?? b.editor?.[0]];
  if (!left || !right) return !left && !right;
  return ['same', 'misspelt'].includes(compareNames(nameParts(left), nameParts(right)));
}

const PLACE = ['edition', 'volume', 'page'] as const;

/** Checks that year, edition, volume and page do not contradict each other. Missing values do not contradict. */
function samePlace(a: CslItem, b: CslItem): boolean {
  const years = [yearOf(a), yearOf(b)];
  if (years[0] !== undefined && years[1] !== undefined && years[0] !== years[1]) return false;
  return PLACE.every((field) => {
    const [left, right] = [first(a[field]), first(b[field])];
    return left === '' || right === '' || left === right;
  });
}

const first = (text: string | undefined): string => fold(text ?? '').split(' ')[0] ?? '';
