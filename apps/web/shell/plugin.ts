import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Files larger than this, in bytes, are kept when they are first used: few pages need them, and all visitors would pay. */
const LARGEST = 400_000;

/** Files that are no output of the bundler. */
const PUBLIC = ['/index.html', '/theme-init.js', '/favicon.svg'];

/** Fonts of the first page. Loaded before the script that uses them, they do not move its lines. */
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Writes `shell.js`, the worker that keeps the client's files in the browser, with the list of this build's files in it,
 * and preloads the fonts of the first page.
 */
export function shell(): Plugin {
  return {
    name: 'veracite-shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
      const first = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      const parts = Object.values(bundle)
        .filter((file) => file.type === 'chunk' || file.fileName.endsWith('.css'))
        .map((file) => ({
          path: `/${file.fileName}`,
          // What every page begins with is kept whatever its size.
          size: file.type === 'asset' ? file.source.length : first.has(file.fileName) ? 0 : file.code.length,
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
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  };
}
