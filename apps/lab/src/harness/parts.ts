/** 'test' is what is reported and never trained on, 'dev' was looked at while developing. */
export type Part = 'train' | 'dev' | 'test';

/** Distribution of the groups. */
export interface Split {
  /** Twentieths that are reserved for development: `--watched 5` for a closer look, 0 to learn from all but the report. */
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
