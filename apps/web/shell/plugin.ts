import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Files larger than this, in bytes, are kept when they are first used: few pages need them, and all visitors would pay. */
const LARGEST = 400_000;

/** Files that are no output of the bundler. */
const PUBLIC = ['/index.html', '/theme-init.js', '/favicon.svg'];

/** Writes `shell.js`, the worker that keeps the client's files in the browser, with the list of this build's files in it. */
export function shell(): Plugin {
  return {
    name: 'veracite-shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle)
        .filter((file) => file.type === 'chunk' || file.fileName.endsWith('.css'))
        .map((file) => ({
          path: `/${file.fileName}`,
          // What every page begins with is kept whatever its size.
          size: file.type === 'asset' ? file.source.length : file.isEntry ? 0 : file.code.length,
        }))
        .filter(({ size }) => size <= LARGEST)
        .map(({ path }) => path);
      const files = [...PUBLIC, ...parts.sort()];
      // Names of parts change with their content, and the page names the first of them.
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const worker = fs.readFileSync(fileURLToPath(new URL('worker.js', import.meta.url)), 'utf8');
      const source = `self.SHELL = ${JSON.stringify({ version, files })};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'shell.js', source });
    },
  };
}
