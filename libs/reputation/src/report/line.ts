import type { Aspect, BalanceLine } from '@veracite/model/balance';

/** Who says something, when, and where it can be read. */
export interface Origin {
  origin: string;
  /** ISO 8601. */
  date: string;
  url?: string;
  dispute?: string;
}

type Said = Omit<BalanceLine, 'side' | 'weight'>;

function said(id: string, aspect: Aspect, statement: string, { origin, date, url, dispute }: Origin): Said {
  return { id, aspect, statement, origin, date, ...(url ? { url } : {}), ...(dispute ? { dispute } : {}) };
}

export function speaksFor(weight: number, id: string, aspect: Aspect, statement: string, origin: Origin): BalanceLine {
  return { ...said(id, aspect, statement, origin), side: 'for', weight };
}

export function speaksAgainst(
  weight: number,
  id: string,
  aspect: Aspect,
  statement: string,
  origin: Origin,
): BalanceLine {
  return { ...said(id, aspect, statement, origin), side: 'against', weight };
}

export function worthKnowing(id: string, aspect: Aspect, statement: string, origin: Origin): BalanceLine {
  return { ...said(id, aspect, statement, origin), side: 'neutral', weight: 0 };
}
