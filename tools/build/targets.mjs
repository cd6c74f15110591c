import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { UserError } from '../user-error.mjs';
import { bundle } from './bundle.mjs';
import { makePackage } from './package.mjs';

/** Targets of the build: their sources and how they are made. */
export const TARGETS = {
  api: {
    sources: ['apps/api', 'libs'],
    make: (outDir) =>
      bundleFor(entries('apps/api/src', ['main', 'worker', 'tasks', 'register-thread', 'admin']), outDir),
  },
  cli: {
    sources: ['apps/cli', 'libs'],
    make: (outDir) =>
      bundleFor(entries('apps/cli/src', ['main', 'document-thread', 'import-thread', 'verify-thread']), outDir),
  },
  package: {
    sources: ['apps/cli', 'libs', 'docs/command-line.md'],
    make: makePackage,
    // For distribution; nothing here runs it.
    isOnlyByName: true,
  },
  web: {
    sources: ['apps/web', 'libs'],
    make: (outDir) => buildClient('apps/web', outDir, 'index.html'),
  },
  extension: {
    sources: ['apps/extension', 'libs'],
    make: (outDir) => buildClient('apps/extension', outDir, 'chromium/manifest.json'),
    isOnlyByName: true,
  },
};

/** Sources that every target depends on. */
export const COMMON_SOURCES = ['package-lock.json', 'tsconfig.base.json', 'tools/build'];

function entries(folder, names) {
  return Object.fromEntries(names.map((name) => [name, inRoot(folder, `${name}.ts`)]));
}

async function bundleFor(inputs, outDir) {
  try {
    await bundle(inputs, outDir);
  } catch (error) {
    throw new UserError(`${path.relative(root, outDir)} could not be built:\n${error.message}`);
  }
}

/** Builds a program of browsers with Vite. @param result a file that exists afterwards */
async function buildClient(app, outDir, result) {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', inRoot(app), '--config', inRoot(app, 'vite.config.ts')];
  const { code, output } = await run(process.execPath, [...args, '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0 || !fs.existsSync(path.join(outDir, result))) {
    throw new UserError(`${path.relative(root, outDir)} could not be built:\n${output.trim()}`);
  }
}
