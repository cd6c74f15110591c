import { isEnding } from '../lifetime.mjs';
import { runTier } from './run-tier.mjs';

/** Checks at once: each keeps one processor busy, and the smallest machine that builds has two. */
const AT_ONCE = 2;

/**
 * Runs tiers, checks some at a time and tests one tier after the other.
 * @param tiers in the order of all.mjs
 * @returns what judgeTier makes of each, in that order; undefined when the process is ending
 */
export async function runTiers(tiers, env) {
  const results = new Map();
  const run = async (tier) => results.set(tier, await runTier(tier, env));
  const checks = tiers.filter(({ count }) => !count);
  if (checks.length > 1) console.log(`\n── ${checks.map(({ name }) => name).join(', ')}: ${AT_ONCE} at a time`);
  const lane = async () => {
    for (let tier = checks.shift(); tier && !isEnding(); tier = checks.shift()) await run(tier);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  for (const tier of tiers) if (!results.has(tier) && !isEnding()) await run(tier);
  return isEnding() ? undefined : tiers.map((tier) => results.get(tier));
}
