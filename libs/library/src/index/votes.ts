/** Votes of a query's keys for each work. */
export type Votes = Map<number, number>;

/** Maximum distance in score to the best work for works that are read. */
const WITHIN = 0.2;

/** Adds the weight of a key to each of its works. A key with many works has less weight. */
export function vote(votes: Votes, works: readonly number[] | undefined, weight: number): void {
  if (!works) return;
  const share = weight / (1 + Math.log10(works.length));
  for (const work of works) votes.set(work, (votes.get(work) ?? 0) + share);
}

/** Returns the works with most votes, best first; of equals the one that was added first. Works that are not packed have negative numbers. */
export function heaviest(votes: Votes, count: number, within = WITHIN): number[] {
  let most = 0;
  for (const sum of votes.values()) most = Math.max(most, sum);
  const least = most * within;
  return [...votes]
    .filter(([, sum]) => sum >= least)
    .sort(([a, first], [b, second]) => second - first || Math.abs(a) - Math.abs(b))
    .slice(0, count)
    .map(([work]) => work);
}
