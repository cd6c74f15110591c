/** `npm run package`: packs what is installed elsewhere in dist: the command line, and the extension for each browser. */
import fs from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { UserError } from './user-error.mjs';
import { logProgress } from './progress.mjs';

/** The first day of the zip format, so that equal files make equal archives. */
const EARLIEST = new Date(1980, 0, 1);

await runMain(async () => {
  await install();
  await build(['package', 'extension']);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['pack', '--silent', '--pack-destination', inRoot('dist')], {
    cwd: inRoot('dist/package'),
  });
  if (code !== 0) throw new UserError(`npm pack failed:\n${output.trim()}`);
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  logProgress('package', path.relative(process.cwd(), inRoot('dist', `veracite-${version}.tgz`)));
  for (const browser of fs.readdirSync(inRoot('dist/extension'))) {
    if (browser.startsWith('.')) continue;
    const file = inRoot('dist', `veracite-${browser}-${version}.zip`);
    fs.writeFileSync(file, zipSync(filesIn(inRoot('dist/extension', browser)), { mtime: EARLIEST }));
    logProgress('package', path.relative(process.cwd(), file));
  }
  return 0;
});

/** Returns the files of a folder by their names in a zip archive. */
function filesIn(folder) {
  const names = fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    names.sort().map((name) => [name.split(path.sep).join('/'), fs.readFileSync(path.join(folder, name))]),
  );
}
