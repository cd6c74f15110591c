import type { Label } from '../src/plain/labels';

/** A stretch of a reference with its label; undefined where the set leaves text unlabelled. */
export interface Piece {
  label?: Label;
  text: string;
}

/** A labelled reference; the pieces one after another are the text. */
export interface Sample {
  set: string;
  id: string;
  /** Document or work: samples of one never fall on both sides of the split. */
  group: string;
  pieces: Piece[];
  /** The pieces hold every character, spaces too. */
  exact?: boolean;
}

/** 'test' is what is reported and never trained on, 'dev' was looked at while developing. */
export type Part = 'train' | 'dev' | 'test';

/** How the groups are shared out. */
export interface Split {
  /** Twentieths that are held back for development: `--watched 5` for a closer look, 0 to learn from all but the report. */
  watched: number;
  /** Which fifth is kept for the report, 0 to 4: 0 for the model of the product, the others to measure by cross-validation. */
  fold: number;
}

export const SPLIT: Split = { watched: 1, fold: 0 };

/** One in five groups is kept for the report, the next `watched` twentieths for development; by a hash of the group's name. */
export function partOf(group: string, { watched, fold } = SPLIT): Part {
  const bucket = (hashOf(group) + 20 - 4 * fold) % 20;
  return bucket < 4 ? 'test' : bucket < 4 + watched ? 'dev' : 'train';
}

/** Half of the groups, 0 or 1, by another part of the same hash. */
export function foldOf(group: string): number {
  return Math.floor(hashOf(group) / 20) % 2;
}

function hashOf(group: string): number {
  let hash = 5381;
  for (let i = 0; i < group.length; i += 1) hash = (Math.imul(hash, 33) + group.charCodeAt(i)) | 0;
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 8;
}

/** What two copies of a reference have in common, whatever the set. */
export function textKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 80);
}
