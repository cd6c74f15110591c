/**
 * `npm run image`: builds the image of the server with buildah and writes it as one file into dist, without a registry.
 * Arguments go to `buildah build`: `npm run image -- --build-arg NODE_IMAGE=localhost/node:24`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runMain } from '../shutdown.mjs';
import { inRoot } from '../paths.mjs';
import { runInTerminal } from '../processes.mjs';
import { UserError } from '../user-error.mjs';
import { logProgress } from '../progress.mjs';

await runMain(async () => {
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const name = `localhost/veracite:${version}`;
  const archive = inRoot('dist', `veracite-server-${version}.oci.tar`);
  fs.mkdirSync(path.dirname(archive), { recursive: true });
  fs.rmSync(archive, { force: true });
  await buildah(
    'build',
    '--format',
    'oci',
    '--file',
    'docker/Dockerfile',
    '--tag',
    name,
    ...process.argv.slice(2),
    '.',
  );
  await buildah('push', '--quiet', name, `oci-archive:${archive}:${name}`);
  logProgress('image', `${path.relative(process.cwd(), archive)}, ${Math.round(fs.statSync(archive).size / 1e6)} MB`);
  return 0;
});

async function buildah(...args) {
  const code = await runInTerminal('buildah', args, { cwd: inRoot() });
  if (code === 127)
    throw new UserError('buildah is missing. Install it: `apt-get install buildah`, `dnf install buildah`.');
  if (code !== 0) throw new UserError(`buildah ${args[0]} failed.`);
}
