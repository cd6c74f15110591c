import type { Agreement, EvidenceCode } from '@veracite/model/evidence';

/** What the comparison of one field came to, before it is tied to a database. */
export interface Finding {
  agreement: Agreement;
  cited?: string;
  found?: string;
  likeness?: number;
  code?: EvidenceCode;
  note?: string;
}

const RANK: Record<Agreement, number> = { same: 4, near: 3, different: 2, extra: 1, missing: 0 };

/** The better of two findings: several databases may hold a work with variants, and a reference may follow any. */
export function betterFinding<T extends Finding>(a: T, b: T): T {
  const byRank = RANK[b.agreement] - RANK[a.agreement];
  if (byRank !== 0) return byRank > 0 ? b : a;
  return (b.likeness ?? 0) > (a.likeness ?? 0) ? b : a;
}
