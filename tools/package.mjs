/** `npm run package`: the command line as a package, dist/veracite-VERSION.tgz, to be installed or published. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { live } from './lifetime.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { say } from './say.mjs';

await live(async () => {
  await install();
  await build(['package']);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['pack', '--silent', '--pack-destination', inRoot('dist')], {
    cwd: inRoot('dist/package'),
  });
  if (code !== 0) throw new Refusal(`npm pack failed:\n${output.trim()}`);
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  say('package', path.relative(process.cwd(), inRoot('dist', `veracite-${version}.tgz`)));
  return 0;
});
