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

const BY_TYPE: Record<CslType, Kind> = {
  article: 'preprint',
  'article-journal': 'article',
  'article-magazine': 'magazine',
  'article-newspaper': 'newspaper',
  bill: 'law',
  book: 'book',
  broadcast: 'recording',
  chapter: 'chapter',
  dataset: 'dataset',
  document: 'report',
  entry: 'entry',
  'entry-dictionary': 'entry',
  'entry-encyclopedia': 'entry',
  figure: 'recording',
  graphic: 'recording',
  hearing: 'law',
  interview: 'letter',
  legal_case: 'case',
  legislation: 'law',
  manuscript: 'manuscript',
  map: 'recording',
  motion_picture: 'recording',
  musical_score: 'recording',
  pamphlet: 'report',
  'paper-conference': 'conference',
  patent: 'patent',
  performance: 'recording',
  periodical: 'book',
  personal_communication: 'letter',
  post: 'webpage',
  'post-weblog': 'webpage',
  regulation: 'law',
  report: 'report',
  review: 'article',
  'review-book': 'article',
  software: 'software',
  song: 'recording',
  speech: 'talk',
  standard: 'standard',
  thesis: 'thesis',
  treaty: 'law',
  webpage: 'webpage',
};

/** Returns the kind of works of a CSL type. */
export const kindOfType = (type: CslType): Kind => BY_TYPE[type];

/** Returns the likeliest kind; of equal ones the first in `KINDS`. */
export function likeliestKind(chances: KindChances): Kind {
  return KINDS.reduce((best, kind) => (chances[kind] > chances[best] ? kind : best));
}

/** Kinds of work, as coarse as needed to choose the databases that are asked. `uncovered`: none holds them systematically. */
export type WorkKind = 'article' | 'conference' | 'book' | 'chapter' | 'preprint' | 'data' | 'uncovered';
