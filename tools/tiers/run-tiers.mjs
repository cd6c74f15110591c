import { isShuttingDown } from '../shutdown.mjs';
import { runTier } from './run-tier.mjs';

/**
 * Runs tiers, several at a time: each starts as soon as the processors it takes are free and what it needs is there.
 * @param tiers in the order in which they are tried; `cores` of a tier is at most `cores`
 * @param provided a promise of the variables for tiers with `needs`
 * @param cores processors of the machine
 * @param run runs one tier
 * @returns the result of each tier, in the same order; undefined when the process is ending
 */
export async function runTiers(tiers, provided, { cores, run = runTier }) {
  const waiting = [...tiers];
  const running = new Map();
  const results = new Map();
  let free = cores;
  let env;
  const ready = Promise.resolve(provided).then((value) => (env = value));
  while (!isShuttingDown() && waiting.length + running.size > 0) {
    const next = waiting.findIndex((tier) => tier.cores <= free && (env || !tier.needs));
    if (next < 0) {
      await Promise.race([...running.values(), ...(env ? [] : [ready])]);
      continue;
    }
    const [tier] = waiting.splice(next, 1);
    free -= tier.cores;
    const ended = run(tier, env).then((result) => {
      results.set(tier, result);
      running.delete(tier);
      free += tier.cores;
    });
    running.set(tier, ended);
  }
  await Promise.all(running.values());
  return isShuttingDown() ? undefined : tiers.map((tier) => results.get(tier));
}
