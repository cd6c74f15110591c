/**
 * `npm run test:node -- 22 [tiers]`: the tests, or the tiers named, under another release line of Node.
 * `npm run test:node -- 22 --run COMMAND …` runs any command with that Node in front.
 */
import path from 'node:path';
import { live } from '../lifetime.mjs';
import { inRoot } from '../paths.mjs';
import { run, show } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { say } from '../say.mjs';
import { otherNode } from './other-node.mjs';

await live(async () => {
  const [version, ...rest] = process.argv.slice(2);
  if (!version || !/^\d+(?:\.\d+){0,2}$/.test(version))
    throw new Refusal('usage: npm run test:node -- VERSION [tiers | --run COMMAND …]');
  const node = await otherNode(version);
  say('node', (await run(node, ['--version'])).output.trim());
  const [program, ...args] = rest[0] === '--run' ? rest.slice(1) : [node, inRoot('tools/test.mjs'), ...rest];
  // Whatever is started by the name `node` is that one too.
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
  return show(program, args, { cwd: inRoot(), env });
});
