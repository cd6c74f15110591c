import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';
import { run } from './processes.mjs';
import { fileSystemError, UserError } from './user-error.mjs';
import { duration, logProgress, logProgressEvery } from './progress.mjs';

/** Patterns of npm's errors, with messages for the user. */
const FAULTS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/,
    "npm could not reach its registry: check the network or npm's proxy settings and start again.",
  ],
  [/EROFS/, 'The checkout is on a read-only disk: put it on a disk that can be written.'],
  [/ENOSPC/, 'The disk is full: the packages need about 900 MB.'],
  [/EACCES|EPERM/, 'npm may not write node_modules or its cache: run as the user who owns the checkout.'],
];

/** Throws a UserError when this Node is older than package.json requires. */
export function checkNode() {
  const { engines } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const have = process.versions.node.split('.').map(Number);
  const older = have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1]);
  if (older)
    throw new UserError(`Node ${engines.node} is needed, this is ${process.versions.node}: see https://nodejs.org.`);
}

/**
 * Returns whether node_modules has the packages of the lockfile, according to npm's record of the installation.
 * Optional packages may be missing, as they are for other platforms.
 */
export function isInstalled(lockfile, note) {
  if (!note) return false;
  return Object.entries(lockfile.packages).every(
    ([place, { version, optional }]) => place === '' || optional || note.packages[place]?.version === version,
  );
}

/** Installs packages with `npm ci` when they are missing or differ from the lockfile. */
export async function install() {
  const modules = inRoot('node_modules');
  // A linked node_modules is managed elsewhere.
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lockfile = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const noteFile = path.join(modules, '.package-lock.json');
  const note = fs.existsSync(noteFile) ? JSON.parse(fs.readFileSync(noteFile, 'utf8')) : undefined;
  if (isInstalled(lockfile, note)) return;

  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch (error) {
    throw fileSystemError(error, root);
  }
  const began = Date.now();
  const progress = installProgress(packagesFor(lockfile, process));
  logProgress('packages', `installing about ${progress.total} with npm ci, once`);
  const done = logProgressEvery(5_000, 'packages', () => progress.text(Date.now() - began));
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [...npm.slice(1), 'ci', '--include=dev', '--prefer-offline', '--loglevel=http', '--no-progress'];
  const { code, output } = await run(npm[0], args, { cwd: root, onText: progress.add });
  done();
  if (code !== 0) throw new UserError(explain(output.replace(/^npm http .*\n?/gm, '')));
  logProgress('packages', `installed in ${duration(Date.now() - began)}`);
}

/** Returns a message for npm's output. */
export function explain(output) {
  const known = FAULTS.find(([sign]) => sign.test(output));
  if (known) return known[1];
  const line =
    output.split('\n').find((text) => /^npm (?:error|ERR!) (?!code)/.test(text)) ?? output.trim().split('\n').at(-1);
  return `npm ci failed: ${line || 'it gave no reason'}`;
}

/** Returns about how many packages of a lockfile are for this platform. */
export function packagesFor(lockfile, { platform, arch }) {
  const suits = (list, current) => !list || list.includes(current);
  return Object.entries(lockfile.packages).filter(
    ([place, { os: systems, cpu, link }]) => place !== '' && !link && suits(systems, platform) && suits(cpu, arch),
  ).length;
}

/** npm requests metadata of each package and then its archive. */
const REPLY = /^npm http (?:fetch|cache) .*$/gm;
/** A few packages of the lockfile are never fetched: dependencies for other platforms. */
const NEARLY_ALL = 0.98;
const ARCHIVE = /\/-\/\S+\.tgz\b/;

/**
 * Counts npm's responses (`--loglevel=http`).
 * @param total packages to install
 * @returns `add` for npm's output, and `text` for the progress with the estimated remaining time
 */
export function installProgress(total) {
  let [asked, fetched, rest] = [0, 0, ''];
  return {
    total,
    add: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const [line] of lines.join('\n').matchAll(REPLY))
        if (ARCHIVE.test(line)) fetched += 1;
        else asked += 1;
    },
    /** @param ms elapsed time */
    text: (ms) => {
      if (asked + fetched === 0) return 'waiting for the registry';
      const share = (Math.min(asked, total) + Math.min(fetched, total)) / (2 * total);
      const left = share > 0.05 && share < 1 ? `, about ${Math.ceil((ms * (1 - share)) / share / 1_000)} s left` : '';
      if (fetched === 0) return `the registry has answered for ${Math.min(asked, total)} of ${total}${left}`;
      return fetched < NEARLY_ALL * total ? `${fetched} of ${total} fetched${left}` : 'fetched, being unpacked';
    },
  };
}
