import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { binaryFiles } from '../../tools/build/binary-files.mjs';
import { shell } from './shell/plugin';

const root = fileURLToPath(new URL('.', import.meta.url));
const libs = fileURLToPath(new URL('../../libs', import.meta.url));
const router = fileURLToPath(new URL('../../node_modules/react-router/dist/production', import.meta.url));
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  root,
  plugins: [react(), shell(), binaryFiles],
  resolve: {
    alias: [
      { find: /^@veracite\/([^/]+)\/(.*)$/, replacement: `${libs}/$1/src/$2` },
      // The package's default has warnings for developers.
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  server: { port: 5173, proxy: { '/api': apiOrigin, '/health': apiOrigin } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no data: fonts and no data: scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // What the first page imports is one file: many small ones compress worse and arrive later.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /\/src\/main\.tsx$/ }] } } },
  },
});
