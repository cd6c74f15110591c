/** Users in the order in which they were last served; the most recent is last. */
export class ServiceOrder {
  private readonly users = new Set<string | undefined>();

  served(userId: string | undefined): void {
    this.users.delete(userId);
    this.users.add(userId);
  }

  /** Returns the rank of each user. A user who was not served has none and goes first. */
  ranks(): Map<string | undefined, number> {
    return new Map([...this.users].map((user, rank) => [user, rank]));
  }

  clear(): void {
    this.users.clear();
  }
}

/**
 * Orders items by user in turn: one of each user before the second of any. Items of one user keep their order, and the
 * user served longest ago goes first. Items without a user count as one user.
 */
export function roundRobin<T>(
  items: readonly T[],
  userIdOf: (item: T) => string | undefined,
  order = new ServiceOrder(),
): T[] {
  const counts = new Map<string | undefined, number>();
  const placed = items.map((item) => {
    const turn = counts.get(userIdOf(item)) ?? 0;
    counts.set(userIdOf(item), turn + 1);
    return { item, turn };
  });
  if (counts.size < 2) return [...items];
  const ranks = order.ranks();
  const rankOf = (item: T): number => ranks.get(userIdOf(item)) ?? -1;
  return placed.sort((a, b) => a.turn - b.turn || rankOf(a.item) - rankOf(b.item)).map(({ item }) => item);
}

/** Counts the items that go before one more of this user in round-robin order. */
export function countAhead<T>(items: readonly T[], userIdOf: (item: T) => string | undefined, userId?: string): number {
  const counts = new Map<string | undefined, number>();
  for (const item of items) counts.set(userIdOf(item), (counts.get(userIdOf(item)) ?? 0) + 1);
  const own = counts.get(userId) ?? 0;
  return [...counts].reduce((sum, [user, count]) => sum + (user === userId ? own : Math.min(count, own + 1)), 0);
}
