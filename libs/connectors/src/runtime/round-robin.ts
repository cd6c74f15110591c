/** Users as they were served, the one served last at the end. */
export class ServiceOrder {
  private readonly users = new Set<string | undefined>();

  served(whose: string | undefined): void {
    this.users.delete(whose);
    this.users.add(whose);
  }

  /** Place in the order of serving; a user who was not served goes before all. */
  places(): Map<string | undefined, number> {
    return new Map([...this.users].map((user, at) => [user, at]));
  }

  /** Nobody waits any more: whoever comes next begins anew. */
  forget(): void {
    this.users.clear();
  }
}

/**
 * One of each user before the second of any, each user's in their own order, and who was served longest ago first: who
 * asks much waits for himself.
 * @param whoseOf users whose questions are told apart; those of nobody in particular are one user's
 */
export function roundRobin<T>(
  waiting: readonly T[],
  whoseOf: (one: T) => string | undefined,
  served = new ServiceOrder(),
): T[] {
  const counts = new Map<string | undefined, number>();
  const placed = waiting.map((one) => {
    const turn = counts.get(whoseOf(one)) ?? 0;
    counts.set(whoseOf(one), turn + 1);
    return { one, turn };
  });
  if (counts.size < 2) return [...waiting];
  const places = served.places();
  const placeOf = (one: T): number => places.get(whoseOf(one)) ?? -1;
  return placed.sort((a, b) => a.turn - b.turn || placeOf(a.one) - placeOf(b.one)).map(({ one }) => one);
}

/** How many of those that wait go before one more of this user, in turns as above. */
export function countAhead<T>(waiting: readonly T[], whoseOf: (one: T) => string | undefined, whose?: string): number {
  const counts = new Map<string | undefined, number>();
  for (const one of waiting) counts.set(whoseOf(one), (counts.get(whoseOf(one)) ?? 0) + 1);
  const own = counts.get(whose) ?? 0;
  return [...counts].reduce((sum, [other, count]) => sum + (other === whose ? own : Math.min(count, own + 1)), 0);
}
