import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { UserError } from '../user-error.mjs';

/** npm's packages of Node's own binaries, by the names that Node has for platforms. */
const PLATFORMS = { win32: 'win' };

/**
 * Installs a Node of another release line from npm's package for this platform into .data/node.
 * @param version what npm takes: `24`, `22.23.3`
 * @returns the path of its binary
 */
export async function otherNode(version) {
  const { platform, arch } = process;
  const name = `node-${PLATFORMS[platform] ?? platform}-${arch}`;
  const home = inRoot('.data/node', version);
  const binary = path.join(home, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (fs.existsSync(binary)) return binary;
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(home, 'package.json'), '{"private":true}\n');
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  const { code, output } = await run('npm', args, { cwd: home });
  if (code !== 0 || !fs.existsSync(binary))
    throw new UserError(`npm has no ${name}@${version}: ${output.trim().split('\n').at(-1)}`);
  return binary;
}
