import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { noticesOf } from '../../tools/build/notices.mjs';
import { BROWSERS, manifestFor } from './src/manifest';

const inRoot = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));
const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')) as { version: string };

/** Copies what was built into a folder for each browser, with its manifest. */
const foldersForBrowsers: Plugin = {
  name: 'folders-for-browsers',
  writeBundle({ dir = '' }, bundle) {
    const modules = Object.values(bundle).flatMap((part) => ('moduleIds' in part ? part.moduleIds : []));
    fs.writeFileSync(path.join(dir, 'THIRD-PARTY-NOTICES.txt'), noticesOf(modules));
    const files = fs.readdirSync(dir);
    for (const browser of BROWSERS) {
      const folder = path.join(dir, browser);
      for (const file of files) fs.cpSync(path.join(dir, file), path.join(folder, file), { recursive: true });
      fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifestFor(browser, version), null, 2));
    }
    for (const file of files) fs.rmSync(path.join(dir, file), { recursive: true });
  },
};

const INNER_HTML = /\b\w{1,3}\.innerHTML=\w{1,3}\.__html/;

/** Takes `dangerouslySetInnerHTML`, which nothing here uses and stores warn about, out of Preact. */
const withoutInnerHtml: Plugin = {
  name: 'without-inner-html',
  transform(code, id) {
    if (!/[\\/]preact[\\/]dist[\\/]preact\.m?js$/.test(id)) return undefined;
    if (!INNER_HTML.test(code)) throw new Error('Preact no longer sets HTML as expected.');
    return { code: code.replace(INNER_HTML, 'undefined'), map: null };
  },
};

export default defineConfig({
  root: inRoot('apps/extension'),
  plugins: [withoutInnerHtml, foldersForBrowsers],
  resolve: { alias: [{ find: /^@veracite\/([^/]+)\/(.*)$/, replacement: `${inRoot('libs')}/$1/src/$2` }] },
  build: {
    outDir: inRoot('dist/extension'),
    emptyOutDir: true,
    target: ['chrome124', 'firefox142'],
    modulePreload: false,
    rolldownOptions: {
      input: ['panel.html', 'options.html', 'src/background.ts'].map((file) => inRoot(`apps/extension/${file}`)),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
        assetFileNames: 'parts/[name][extname]',
      },
    },
  },
});
