/**
 * `npm test`: runs every check and test, or the named tiers: `npm test -- unit lint`.
 * Installs what is missing, packages, Redis and a browser included; the last line is `N passed, N failed`.
 */
import os from 'node:os';
import { checkNode, install } from './install.mjs';
import { onShutdown, runMain } from './shutdown.mjs';
import { UserError } from './user-error.mjs';
import { duration, logProgress } from './progress.mjs';
import { useServices } from './tiers/own-services.cjs';

await runMain(async () => {
  const [began, idleBefore] = [Date.now(), idleMs()];
  checkNode();
  await install();
  const [{ CORES, TIERS }, { runTiers }, { summary }] = await Promise.all([
    import('./tiers/all.mjs'),
    import('./tiers/run-tiers.mjs'),
    import('./tiers/summary.mjs'),
  ]);
  const wanted = chooseTiers(TIERS, process.argv.slice(2));
  const results = await runTiers(wanted, provide(wanted, CORES), { cores: CORES });
  if (!results) return undefined;
  const ms = Date.now() - began;
  const idle = Math.round((100 * (idleMs() - idleBefore)) / ms / os.cpus().length);
  console.log(`\nAfter ${duration(ms)}, processors idle ${idle} %:`);
  for (const line of summary(results, wanted === TIERS)) console.log(line);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});

/** Returns the idle time of all processors since the machine started. */
function idleMs() {
  return os.cpus().reduce((sum, { times }) => sum + times.idle, 0);
}

function chooseTiers(tiers, names) {
  const unknown = names.find((name) => !tiers.some((tier) => tier.name === name));
  if (unknown)
    throw new UserError(`There is no tier "${unknown}"; there are: ${tiers.map(({ name }) => name).join(', ')}.`);
  if (names.length === 0) return tiers;
  return tiers.filter(({ name }) => names.includes(name)).map((tier) => ({ cores: 1, ...tier, isBackground: false }));
}

/**
 * Builds, installs and starts what the tiers need, and gives each tier with services databases of its own.
 * @returns the variables that these tiers share
 */
async function provide(tiers, cores) {
  const needs = new Set(tiers.flatMap((tier) => tier.needs ?? []));
  const env = {};
  if (needs.has('chromium')) {
    const { ensureProgram } = await import('./services/system-packages.mjs');
    const ensure = (name) => ensureProgram(name, (what) => logProgress('browser', what));
    const [plain, extensible] = [await ensure('chromium'), await ensure('chromium with extensions')];
    const programs = { CHROMIUM_PATH: plain.program, EXTENSION_CHROMIUM_PATH: extensible.program };
    Object.assign(env, plain.env, extensible.env, programs);
  }
  if (needs.has('build')) await (await import('./build.mjs')).build();
  if (needs.has('services')) {
    const { startThrowawayServices } = await import('./services/throwaway.mjs');
    const users = tiers.filter((tier) => tier.needs?.includes('services'));
    const services = await startThrowawayServices((what) => logProgress('services', what), users.length * cores);
    onShutdown(services.stop);
    Object.assign(env, services.env);
    // Each worker of Jest takes a pair of databases, the first of the tier and those after it.
    for (const [index, tier] of users.entries())
      tier.services = { ...useServices(services.env, index * cores), FIRST_SERVICES: String(index * cores) };
  }
  return env;
}
