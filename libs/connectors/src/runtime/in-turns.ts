/**
 * One of each user before the second of any, and each user's in their own order: who asks much waits for himself.
 * @param whoseOf users whose questions are told apart; those of nobody in particular are one user's
 */
export function inTurns<T>(waiting: readonly T[], whoseOf: (one: T) => string | undefined): T[] {
  const counts = new Map<string | undefined, number>();
  const placed = waiting.map((one) => {
    const turn = counts.get(whoseOf(one)) ?? 0;
    counts.set(whoseOf(one), turn + 1);
    return { one, turn };
  });
  if (counts.size < 2) return [...waiting];
  return placed.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
}

/** How many of those that wait go before one more of this user, in turns as above. */
export function aheadOf<T>(waiting: readonly T[], whoseOf: (one: T) => string | undefined, whose?: string): number {
  const own = waiting.filter((one) => whoseOf(one) === whose).length;
  const counts = new Map<string | undefined, number>();
  for (const one of waiting) counts.set(whoseOf(one), (counts.get(whoseOf(one)) ?? 0) + 1);
  return [...counts].reduce((sum, [other, count]) => sum + (other === whose ? own : Math.min(count, own + 1)), 0);
}
