/** 'test' is what is reported and never trained on, 'dev' was looked at while developing. */
export type Part = 'train' | 'dev' | 'test';

/** One in five groups is kept for the report, one in twenty for development; by a hash of the group's name. */
export function partOf(group: string): Part {
  const bucket = hashOf(group) % 20;
  return bucket < 4 ? 'test' : bucket < 5 ? 'dev' : 'train';
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
