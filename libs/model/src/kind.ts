import types from '../data/csl-types.json';
import type { CslType } from './csl';

/** Kinds of works as far as they differ in where they are registered. */
export const KINDS = [
  'article',
  'magazine',
  'newspaper',
  'conference',
  'book',
  'chapter',
  'entry',
  'thesis',
  'report',
  'webpage',
  'preprint',
  'software',
  'dataset',
  'standard',
  'patent',
  'law',
  'case',
  'talk',
  'recording',
  'manuscript',
  'letter',
] as const;
export type Kind = (typeof KINDS)[number];

/** The probability of each kind, 0 to 1; they add up to 1. */
export type KindChances = Readonly<Record<Kind, number>>;

const BY_TYPE = types.kinds satisfies Record<CslType, string> as Record<CslType, Kind>;

/** Returns the kind of works of a CSL type. */
export const kindOfType = (type: CslType): Kind => BY_TYPE[type];

/** Returns the CSL type of works of a kind that are not more specific. */
export const typeOfKind = (kind: Kind): CslType =>
  (types.types satisfies Record<Kind, string> as Record<Kind, CslType>)[kind];

/** Returns the likeliest kind; of equal ones the first in `KINDS`. */
export function likeliestKind(chances: KindChances): Kind {
  return KINDS.reduce((best, kind) => (chances[kind] > chances[best] ? kind : best));
}

/** Kinds of work, as coarse as needed to choose the databases that are asked. `uncovered`: none holds them systematically. */
export type WorkKind = 'article' | 'conference' | 'book' | 'chapter' | 'preprint' | 'data' | 'uncovered';
