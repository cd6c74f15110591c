import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/**
 * Clones the repository into a temporary folder, with uncommitted changes and this checkout's packages.
 * @returns its `folder`; `restore`, which undoes changes except builds; and `remove`
 */
export function freshClone() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-recipes-'));
  // PostgreSQL does not run as root, and its user must reach its data in the clone.
  fs.chmodSync(home, 0o755);
  const folder = path.join(home, 'veracite');
  const commit = git(root, 'stash', 'create') || git(root, 'rev-parse', 'HEAD');
  // Shared, so that a commit without a branch is included.
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
