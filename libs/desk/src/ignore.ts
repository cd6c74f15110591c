import type { CslItem } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import { familyNames } from '@veracite/model/reference-key';
import { fold } from '@veracite/text/fold';

/** Conditions that a reference must all meet to be ignored. */
export interface IgnoreRule {
  title?: string;
  /** Family names of all authors. */
  authors?: readonly string[];
  doi?: string;
  venue?: string;
  /** A part of the reference as written. */
  text?: string;
}

/** Tests whether a rule applies to a reference; differences in case, accents and punctuation do not matter. */
export function isIgnoredBy(rule: IgnoreRule, csl: CslItem, raw: string): boolean {
  const { title, authors, doi, venue, text } = rule;
  const families = familyNames(csl);
  const conditions = [
    title === undefined || fold(title) === fold(csl.title ?? ''),
    authors === undefined || authors.map(fold).join('\0') === families.map(fold).join('\0'),
    doi === undefined || (csl.DOI !== undefined && normalizeDoi(doi) === normalizeDoi(csl.DOI)),
    venue === undefined || fold(venue) === fold(csl['container-title'] ?? ''),
    text === undefined || fold(raw).includes(fold(text)),
  ];
  return conditions.every(Boolean);
}
