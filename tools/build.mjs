/** Builds the product into dist/. Targets that have not changed are not rebuilt. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './build/fingerprint.mjs';
import { COMMON_SOURCES, TARGETS } from './build/targets.mjs';
import { install } from './install.mjs';
import { runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { fileSystemError, UserError } from './user-error.mjs';
import { duration, logProgress } from './progress.mjs';
import { withLock } from './services/lock.mjs';

const RUNNING_HERE = Object.keys(TARGETS).filter((name) => !TARGETS[name].isOnlyByName);

/**
 * Builds the targets that are out of date.
 * @param names of TARGETS; by default all that run here
 * @param options `quiet`: print nothing unless it fails
 */
export async function build(names = RUNNING_HERE, { quiet = false } = {}) {
  try {
    for (const name of names) await bringUpToDate(name, quiet);
  } catch (error) {
    throw error instanceof UserError ? error : fileSystemError(error, inRoot('dist'));
  }
}

async function bringUpToDate(name, quiet) {
  const { sources, make } = TARGETS[name];
  const outDir = inRoot('dist', name);
  const stamp = path.join(outDir, '.built-from');
  const wanted = fingerprint([...sources, ...COMMON_SOURCES].map((place) => inRoot(place)));
  const isFresh = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted;
  if (isFresh()) return;
  fs.mkdirSync(inRoot('dist'), { recursive: true });
  await withLock(inRoot('dist', `.${name}.lock`), async () => {
    if (isFresh()) return;
    const began = Date.now();
    fs.rmSync(outDir, { recursive: true, force: true });
    await make(outDir);
    fs.writeFileSync(stamp, wanted);
    if (!quiet) logProgress('build', `${name} in ${duration(Date.now() - began)}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    await install();
    await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
    return 0;
  });
}
