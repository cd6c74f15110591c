import type { Aspect, BalanceLine } from '@veracite/model/balance';

/** The source of a statement, its date and its address. */
export type Origin = Pick<BalanceLine, 'origin' | 'date' | 'url' | 'dispute'>;

type LineParts = Omit<BalanceLine, 'side' | 'weight'>;

function parts(id: string, aspect: Aspect, statement: string, { origin, date, url, dispute }: Origin): LineParts {
  return { id, aspect, statement, origin, date, ...(url ? { url } : {}), ...(dispute ? { dispute } : {}) };
}

export function lineFor(weight: number, id: string, aspect: Aspect, statement: string, origin: Origin): BalanceLine {
  return { ...parts(id, aspect, statement, origin), side: 'for', weight };
}

export function lineAgainst(
  weight: number,
  id: string,
  aspect: Aspect,
  statement: string,
  origin: Origin,
): BalanceLine {
  return { ...parts(id, aspect, statement, origin), side: 'against', weight };
}

export function neutralLine(id: string, aspect: Aspect, statement: string, origin: Origin): BalanceLine {
  return { ...parts(id, aspect, statement, origin), side: 'neutral', weight: 0 };
}
