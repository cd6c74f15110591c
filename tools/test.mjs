/**
 * `npm test`: every check and every test, or the tiers named: `npm test -- unit lint`.
 * Installs what is missing, packages, Redis and a browser included; the last line is `N passed, N failed`.
 */
import { checkNode, install } from './install.mjs';
import { atEnd, live } from './lifetime.mjs';
import { Refusal } from './refusal.mjs';
import { duration, say } from './say.mjs';

await live(async () => {
  const began = Date.now();
  checkNode();
  await install();
  const [{ TIERS }, { runTiers }, { summary }] = await Promise.all([
    import('./tiers/all.mjs'),
    import('./tiers/run-tiers.mjs'),
    import('./tiers/summary.mjs'),
  ]);
  const wanted = chooseTiers(TIERS, process.argv.slice(2));
  const env = await provide(new Set(wanted.flatMap(({ needs = [] }) => needs)));

  const results = await runTiers(wanted, env);
  if (!results) return undefined;
  console.log(`\nAfter ${duration(Date.now() - began)}:`);
  for (const line of summary(results)) console.log(line);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});

function chooseTiers(tiers, names) {
  const unknown = names.find((name) => !tiers.some((tier) => tier.name === name));
  if (unknown)
    throw new Refusal(`There is no tier "${unknown}"; there are: ${tiers.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? tiers : tiers.filter(({ name }) => names.includes(name));
}

/** Brings up what the tiers need. @returns the environment in which they find it */
async function provide(needs) {
  const env = {};
  if (needs.has('chromium')) {
    const { ensureProgram } = await import('./services/system-packages.mjs');
    const chromium = await ensureProgram('chromium', (what) => say('browser', what));
    Object.assign(env, { CHROMIUM_PATH: chromium.program, ...differing(chromium.env) });
  }
  if (needs.has('build')) await (await import('./build.mjs')).build();
  if (needs.has('services')) {
    const { startThrowawayServices } = await import('./services/throwaway.mjs');
    const services = await startThrowawayServices((what) => say('services', what));
    atEnd(services.stop);
    Object.assign(env, services.env);
  }
  return env;
}

/** The variables that `env` has otherwise than this process. */
function differing(env) {
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => process.env[name] !== value));
}
