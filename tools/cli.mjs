/**
 * `npm run -s cli -- …`: the command line, with what it needs brought up around it. It works without the server
 * running; beside one it shares its database. Results go to the standard output, everything else to the other.
 */
import { build } from './build.mjs';
import { loadEnvironment } from './environment.mjs';
import { checkNode, install } from './install.mjs';
import { atEnd, isEnding, live } from './lifetime.mjs';
import { inRoot } from './paths.mjs';
import { show } from './processes.mjs';
import { checkAddresses } from './services/addresses.mjs';
import { openDatabase } from './services/product-services.mjs';

/** What the server's own bundle does. */
const ON_SERVER = ['user', 'payments', 'backup', 'restore'];
const USES_DATABASE = new Set(['verify', 'mcp', 'library', ...ON_SERVER]);

const args = process.argv.slice(2);
const wantsHelp = args.includes('--help') || args.includes('-h');

await live(async () => {
  checkNode();
  loadEnvironment();
  await install();
  await build(ON_SERVER.includes(args[0]) ? ['cli', 'api'] : ['cli'], { quiet: true });

  const env = { ...process.env };
  if (USES_DATABASE.has(args[0]) && !wantsHelp) {
    await checkAddresses();
    const database = await openDatabase();
    atEnd(database.stop);
    env.DATABASE_URL = database.url;
  }
  const code = await show(process.execPath, ['--enable-source-maps', inRoot('dist/cli/main.mjs'), ...args], {
    env,
  });
  return isEnding() ? undefined : code;
});
