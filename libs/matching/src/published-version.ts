import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { editSimilarity } from '@veracite/text/distance';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold } from '@veracite/text/fold';
import { isPreprintVenue } from '@veracite/text/venues';
import { compareNames } from './compare-names';
import { nameParts } from './name';

/** Years from a preprint to its publication. A record may have the year of the preprint's last revision. */
const YEARS = { least: -3, most: 6 };
/** Least letters of a title that one author hardly uses twice. */
const LETTERS = 24;
/** Least similarity of the titles of works that a registry links. */
const ALIKE = 0.5;

/** Checks whether an item is a preprint: in a repository of preprints, or without a venue as preprints are. */
export function isPreprint(item: CslItem, doi = item.DOI): boolean {
  if (doi?.toLowerCase().startsWith('10.48550/')) return true;
  const venue = item['container-title'];
  return venue ? isPreprintVenue(fold(venue)) : item.type === 'article' || item.genre === 'preprint';
}

/**
 * Checks whether a work is the published version of a preprint: the whole title, all authors and their order agree. Of two
 * that a registry links, title and authors may have changed in part.
 */
export function isPublishedVersion(
  preprint: CslItem,
  { csl, identifiers, noticeAbout }: Work,
  isLinked: boolean,
): boolean {
  if (noticeAbout?.length || !csl['container-title'] || isPreprint(csl, identifiers.doi)) return false;
  const [before, after] = [yearOf(preprint), yearOf(csl)];
  if (before !== undefined && (after === undefined || !isIn(after - before))) return false;
  const [left, right] = [titleFingerprint(preprint.title ?? ''), titleFingerprint(csl.title ?? '')];
  const shared = inOrder(preprint.author, csl.author);
  const [most, least] = [Math.max, Math.min].map((f) => f(preprint.author?.length ?? 0, csl.author?.length ?? 0));
  if (isLinked) return shared > 0 && (shared >= (least ?? 0) / 2 || editSimilarity(left, right) >= ALIKE);
  const isDistinctive = left.length >= LETTERS || shared > 1;
  return left === right && shared > 0 && shared === most && isDistinctive;
}

const isIn = (years: number): boolean => years >= YEARS.least && years <= YEARS.most;

/** Returns how many authors agree at their place. */
function inOrder(a: CslName[] = [], b: CslName[] = []): number {
  return a.filter((name, index) => b[index] && compareNames(nameParts(name), nameParts(b[index])) === 'same').length;
}
