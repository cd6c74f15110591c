/**
 * `npm run test:node -- 22 [tiers]`: runs the tests, or the named tiers, under another release line of Node.
 * `npm run test:node -- 22 --run COMMAND …` runs any command with that Node in front.
 */
import path from 'node:path';
import { runMain } from '../shutdown.mjs';
import { inRoot } from '../paths.mjs';
import { run, runInTerminal } from '../processes.mjs';
import { UserError } from '../user-error.mjs';
import { logProgress } from '../progress.mjs';
import { otherNode } from './other-node.mjs';

await runMain(async () => {
  const [version, ...rest] = process.argv.slice(2);
  if (!version || !/^\d+(?:\.\d+){0,2}$/.test(version))
    throw new UserError('usage: npm run test:node -- VERSION [tiers | --run COMMAND …]');
  const node = await otherNode(version);
  logProgress('node', (await run(node, ['--version'])).output.trim());
  const [program, ...args] = rest[0] === '--run' ? rest.slice(1) : [node, inRoot('tools/test.mjs'), ...rest];
  // Whatever is started by the name `node` is that one too.
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
  return runInTerminal(program, args, { cwd: inRoot(), env });
});
