/**
 * Runs a command with an empty PostgreSQL and an empty Redis, at DATABASE_URL and REDIS_URL:
 * `node tools/with-services.mjs node node_modules/jest/bin/jest.js --selectProjects int --runInBand`.
 */
import { onShutdown, isShuttingDown, runMain } from './shutdown.mjs';
import { runInTerminal } from './processes.mjs';
import { startThrowawayServices } from './services/throwaway.mjs';

const [command, ...args] = process.argv.slice(2);

await runMain(async () => {
  if (!command) {
    console.error('usage: node tools/with-services.mjs command [arguments]');
    return 64;
  }
  const services = await startThrowawayServices((what) => console.error(what));
  onShutdown(services.stop);
  const code = await runInTerminal(command, args, {
    env: { ...process.env, ...services.env },
  });
  return isShuttingDown() ? undefined : code;
});
