/**
 * Runs a command beside an empty PostgreSQL and an empty Redis, which it finds by DATABASE_URL and REDIS_URL:
 * `node tools/with-services.mjs node node_modules/jest/bin/jest.js --selectProjects int --runInBand`.
 */
import { atEnd, isEnding, live } from './lifetime.mjs';
import { show } from './processes.mjs';
import { startThrowawayServices } from './services/throwaway.mjs';

const [command, ...args] = process.argv.slice(2);

await live(async () => {
  if (!command) {
    console.error('usage: node tools/with-services.mjs command [arguments]');
    return 64;
  }
  const services = await startThrowawayServices((what) => console.error(what));
  atEnd(services.stop);
  const code = await show(command, args, {
    env: { ...process.env, ...services.env },
  });
  return isEnding() ? undefined : code;
});
