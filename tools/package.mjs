/** `npm run package`: packs the command line as dist/veracite-VERSION.tgz, to be installed or published. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { runMain } from './shutdown.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { UserError } from './user-error.mjs';
import { logProgress } from './progress.mjs';

await runMain(async () => {
  await install();
  await build(['package']);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['pack', '--silent', '--pack-destination', inRoot('dist')], {
    cwd: inRoot('dist/package'),
  });
  if (code !== 0) throw new UserError(`npm pack failed:\n${output.trim()}`);
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  logProgress('package', path.relative(process.cwd(), inRoot('dist', `veracite-${version}.tgz`)));
  return 0;
});
