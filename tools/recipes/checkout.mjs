import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/**
 * A clone of the repository in a temporary folder, with what is changed and not yet committed, and with this checkout's packages.
 * @returns its `folder`; `restore`, which makes it fresh again but for what was built; and `remove`
 */
export function freshClone() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-recipes-'));
  // PostgreSQL does not run as root, and whom it runs as must reach the data that it keeps in the clone.
  fs.chmodSync(home, 0o755);
  const folder = path.join(home, 'veracite');
  const commit = git(root, 'stash', 'create') || git(root, 'rev-parse', 'HEAD');
  // Shared, or a commit that no branch has would not come along.
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, folder);
  git(folder, 'checkout', '--quiet', '--detach', commit);
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    restore() {
      git(folder, 'reset', '--quiet', '--hard');
      git(folder, 'clean', '--quiet', '-fd');
    },
    remove: () => fs.rmSync(home, { recursive: true, force: true }),
  };
}
