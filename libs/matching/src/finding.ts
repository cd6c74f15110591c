import type { Agreement, Evidence } from '@veracite/model/evidence';

/** The result of comparing one field, without the database of the record. */
export type Finding = Omit<Evidence, 'field' | 'source' | 'sources'>;

const RANK: Record<Agreement, number> = { same: 4, near: 3, different: 2, extra: 1, missing: 0 };

/** Returns the finding with the better agreement. Databases may have variants, and a reference may follow any of them. */
export function betterFinding<T extends Finding>(a: T, b: T): T {
  const byRank = RANK[b.agreement] - RANK[a.agreement];
  if (byRank !== 0) return byRank > 0 ? b : a;
  return (b.likeness ?? 0) > (a.likeness ?? 0) ? b : a;
}
