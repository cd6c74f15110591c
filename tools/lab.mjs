/**
 * `npm run lab -- NAME [arguments]`: runs an evaluation, benchmark or training program; without a name, lists them all.
 * Programs are listed in `apps/lab/lab.json`.
 */
import fs from 'node:fs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { onShutdown, isShuttingDown, runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { runInTerminal } from './processes.mjs';
import { UserError } from './user-error.mjs';
import { startThrowawayServices } from './services/throwaway.mjs';

const PROGRAMS = JSON.parse(fs.readFileSync(inRoot('apps/lab/lab.json'), 'utf8'));
const [name, ...args] = process.argv.slice(2);

await runMain(async () => {
  if (!name) {
    const width = Math.max(...Object.keys(PROGRAMS).map(({ length }) => length));
    for (const [each, { about }] of Object.entries(PROGRAMS)) console.log(`  ${each.padEnd(width)}  ${about}`);
    return 0;
  }
  const program = PROGRAMS[name];
  if (!program) throw new UserError(`There is no program "${name}". \`npm run lab\` lists them.`);
  await install();
  const env = { ...process.env, ...(await provide(program.needs ?? [])) };
  const file = inRoot('apps/lab', program.file);
  const command = program.file.endsWith('.mjs') ? [file] : [inRoot('tools/run.mjs'), file];
  const code = await runInTerminal(process.execPath, [...command, ...args], { env });
  return isShuttingDown() ? undefined : code;
});

/**
 * Builds and starts what a program needs.
 * @param needs `services` for an empty PostgreSQL and Redis, `build:NAME` for a target of the build
 * @returns environment variables with the addresses of the services
 */
async function provide(needs) {
  const targets = needs.filter((need) => need.startsWith('build:')).map((need) => need.slice('build:'.length));
  if (targets.length > 0) await build(targets);
  if (!needs.includes('services')) return {};
  const services = await startThrowawayServices((line) => console.error(line));
  onShutdown(services.stop);
  return services.env;
}
