/** The users in the order in which they were last served; the most recent is last. */
export type ServiceOrder = readonly (string | undefined)[];

/** Returns the order after a user was served. */
export const served = (order: ServiceOrder, userId: string | undefined): ServiceOrder => [
  ...order.filter((user) => user !== userId),
  userId,
];

/**
 * Orders items by user in turn: one of each user before the second of any. Items of one user keep their order, and the
 * user served longest ago goes first, after users who were not served. Items without a user count as one user.
 */
export function roundRobin<T>(
  items: readonly T[],
  userIdOf: (item: T) => string | undefined,
  order: ServiceOrder = [],
): T[] {
  const counts = new Map<string | undefined, number>();
  const placed = items.map((item) => {
    const user = userIdOf(item);
    const turn = counts.get(user) ?? 0;
    counts.set(user, turn + 1);
    return { item, turn };
  });
  if (counts.size < 2) return [...items];
  const ranks = new Map(order.map((user, rank) => [user, rank]));
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
