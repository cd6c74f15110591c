import { isShuttingDown } from '../shutdown.mjs';
import { runTier } from './run-tier.mjs';

/**
 * Runs tiers, several at a time: each starts as soon as the processors it takes are free and what it needs is there. Tiers with
 * `isBackground` take none: one of them at a time runs next to the others, one with `during` once that tier has started.
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
  let [free, background] = [cores, 1];
  let env;
  const isStartable = ({ needs, isBackground, during, cores: own }) =>
    (env || !needs) && (isBackground ? background > 0 && !waiting.some(({ name }) => name === during) : own <= free);
  const take = ({ isBackground, cores: own }, sign) => (isBackground ? (background -= sign) : (free -= sign * own));
  const ready = Promise.resolve(provided).then((value) => (env = value));
  while (!isShuttingDown() && waiting.length + running.size > 0) {
    const next = waiting.findIndex(isStartable);
    if (next < 0) {
      await Promise.race([...running.values(), ...(env ? [] : [ready])]);
      continue;
    }
    const [tier] = waiting.splice(next, 1);
    take(tier, 1);
    const ended = run(tier, env).then((result) => {
      results.set(tier, result);
      running.delete(tier);
      take(tier, -1);
    });
    running.set(tier, ended);
  }
  await Promise.all(running.values());
  return isShuttingDown() ? undefined : tiers.map((tier) => results.get(tier));
}
