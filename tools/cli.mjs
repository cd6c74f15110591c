/**
 * `npm run -s cli -- …`: runs the command line and starts what it needs. It works without the
 * server; with a running server it shares the database. Results go to standard output, everything else to standard error.
 */
import { build } from './build.mjs';
import { loadEnvironment } from './environment.mjs';
import { checkNode, install } from './install.mjs';
import { onShutdown, isShuttingDown, runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { runInTerminal } from './processes.mjs';
import { checkAddresses } from './services/addresses.mjs';
import { openDatabase } from './services/product-services.mjs';

/** Commands of the server's bundle. */
const ON_SERVER = ['user', 'payments', 'backup', 'restore'];
const USES_DATABASE = new Set(['verify', 'mcp', 'library', ...ON_SERVER]);

const args = process.argv.slice(2);
const wantsHelp = args.includes('--help') || args.includes('-h');

await runMain(async () => {
  checkNode();
  loadEnvironment();
  await install();
  await build(ON_SERVER.includes(args[0]) ? ['cli', 'api'] : ['cli'], { quiet: true });

  const env = { ...process.env };
  if (USES_DATABASE.has(args[0]) && !wantsHelp) {
    await checkAddresses();
    const database = await openDatabase();
    onShutdown(database.stop);
    env.DATABASE_URL = database.url;
  }
  const code = await runInTerminal(process.execPath, ['--enable-source-maps', inRoot('dist/cli/main.mjs'), ...args], {
    env,
  });
  return isShuttingDown() ? undefined : code;
});
