/**
 * Runs a TypeScript file of the workspace: `node tools/run.mjs apps/lab/src/parsing/eval/main.ts --rows 200`.
 * Programs of the lab run this way; tools/build.mjs builds the product.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundle } from './build/bundle.mjs';
import { inRoot, root } from './paths.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node tools/run.mjs path/to/file.ts [arguments]');
  process.exit(64);
}
const entry = path.resolve(file);
const name = path
  .relative(root, entry)
  .replace(/[^\w.-]+/g, '-')
  .replace(/\.[mc]?ts$/, '');
const outDir = inRoot('dist/run', name);
await bundle({ main: entry }, outDir);

const child = spawn(process.execPath, ['--enable-source-maps', path.join(outDir, 'main.mjs'), ...args], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
