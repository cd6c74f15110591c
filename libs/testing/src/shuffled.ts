import { seeded } from './seeded';

/** One way in which the answers to the same questions may arrive. */
export interface Shuffle {
  seed: number;
  batchSize: number;
  /** Whether rate limits apply. */
  isPaced: boolean;
  longestDelayMs: number;
}

const BATCH_SIZES = [1, 7, 36, 100];

/** Returns a shuffle by number: batch sizes in turn, every second one without rate limits, delays of up to 3 s. */
export function shuffleOf(seed: number): Shuffle {
  const batchSize = BATCH_SIZES[Math.floor(seed / 2) % BATCH_SIZES.length] ?? 1;
  return { seed, batchSize, isPaced: seed % 2 === 0, longestDelayMs: [0, 300, 1_000, 2_500][seed % 4] ?? 0 };
}

/** Returns a function that gives every answer a delay in milliseconds. */
export function delaysOf({ seed, longestDelayMs }: Shuffle): () => number {
  const random = seeded(seed);
  return () => Math.round(random() ** 2 * longestDelayMs);
}

/** Verifies items in batches of a shuffle, in a shuffled order. Returns the results in the order of the items. */
export async function inBatches<T, R>(
  { seed, batchSize }: Shuffle,
  items: readonly T[],
  verify: (batch: T[]) => Promise<R[]>,
): Promise<R[]> {
  const random = seeded(seed + 1_000);
  const places = items.map((_, place) => ({ place, key: random() })).sort((a, b) => a.key - b.key);
  const results: R[] = [];
  for (let from = 0; from < places.length; from += batchSize) {
    const taken = places.slice(from, from + batchSize).map(({ place }) => place);
    const answers = await verify(taken.flatMap((place) => items[place] ?? []));
    taken.forEach((place, index) => (results[place] = answers[index] as R));
  }
  return results;
}

const TIMES = ['ms', 'cached', 'askedAt'];

/** Returns a result as JSON without times. */
export const timeless = (result: unknown): string =>
  JSON.stringify(result, (key, value: unknown) => (TIMES.includes(key) ? undefined : value));
