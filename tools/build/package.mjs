import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { UserError } from '../user-error.mjs';
import { bundleWhole } from './bundle.mjs';
import { noticesOf } from './notices.mjs';

const PROGRAM = 'veracite';
/** Data files that sources read; see carriedPlaces in bundle.mjs. */
const STARTER = 'libs/library/data/starter';
const CARRIED = [STARTER];
/** Loaded by pdfjs from its own folder. */
const PDF_WORKER = 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs';
const SHELLS = { bash: 'veracite.bash', zsh: '_veracite', fish: 'veracite.fish' };

/** Packs the command line so that it needs only Node; see docs/decisions/0100-the-command-line-as-a-package.md. */
export async function makePackage(outDir) {
  const lib = path.join(outDir, 'lib');
  const sources = (name) => inRoot('apps/cli/src', `${name}.ts`);
  const modules = await bundleWhole(
    {
      main: sources('main'),
      'document-thread': sources('document-thread'),
      'import-thread': sources('import-thread'),
      'verify-thread': sources('verify-thread'),
      'starter-keys': sources('starter-keys'),
    },
    lib,
  ).catch((error) => {
    throw new UserError(`The package could not be built:\n${error.message}`);
  });
  const main = path.join(lib, 'main.mjs');
  fs.writeFileSync(main, `#!/usr/bin/env node\n${fs.readFileSync(main, 'utf8')}`, { mode: 0o755 });
  fs.copyFileSync(inRoot(PDF_WORKER), path.join(lib, path.basename(PDF_WORKER)));
  for (const place of CARRIED) fs.cpSync(inRoot(place), path.join(outDir, place), { recursive: true });
  const starterKeys = path.join(lib, 'starter-keys.mjs');
  await printed(starterKeys, path.join(outDir, STARTER));
  fs.rmSync(starterKeys);
  fs.copyFileSync(inRoot('docs/command-line.md'), path.join(outDir, 'README.md'));
  fs.writeFileSync(path.join(outDir, 'THIRD-PARTY-NOTICES.txt'), noticesOf([...modules, inRoot(PDF_WORKER)]));
  fs.writeFileSync(path.join(outDir, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  fs.writeFileSync(path.join(outDir, `${PROGRAM}.1`), await printed(main, 'manual'));
  fs.mkdirSync(path.join(outDir, 'completions'));
  for (const [shell, file] of Object.entries(SHELLS))
    fs.writeFileSync(path.join(outDir, 'completions', file), await printed(main, 'completion', shell));
}

function manifest() {
  const { version, description, license, engines } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  return {
    name: PROGRAM,
    version,
    description,
    license,
    engines,
    type: 'module',
    bin: { [PROGRAM]: 'lib/main.mjs' },
    man: `./${PROGRAM}.1`,
    files: ['lib', 'libs', 'completions', `${PROGRAM}.1`, 'THIRD-PARTY-NOTICES.txt'],
  };
}

/** Returns the output of the built program. */
async function printed(main, ...args) {
  const { code, output } = await run(process.execPath, [main, ...args]);
  if (code !== 0) throw new UserError(`The packaged program fails at "${args.join(' ')}":\n${output.trim()}`);
  return output;
}
