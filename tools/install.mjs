import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';
import { run } from './processes.mjs';
import { fileFault, Refusal } from './refusal.mjs';
import { duration, say, sayEvery } from './say.mjs';

/** What npm says when it fails, and the sentence a person can act on. */
const FAULTS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/,
    "npm could not reach its registry: check the network or npm's proxy settings and start again.",
  ],
  [/EROFS/, 'The checkout is on a read-only disk: put it on a disk that can be written.'],
  [/ENOSPC/, 'The disk is full: the packages need about 900 MB.'],
  [/EACCES|EPERM/, 'npm may not write node_modules or its cache: run as the user who owns the checkout.'],
];

/** Stops with one sentence when this Node is older than package.json asks for. */
export function checkNode() {
  const { engines } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const have = process.versions.node.split('.').map(Number);
  const older = have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1]);
  if (older)
    throw new Refusal(`Node ${engines.node} is needed, this is ${process.versions.node}: see https://nodejs.org.`);
}

/**
 * Whether node_modules holds what the lockfile names, by npm's own note of what it installed.
 * Optional packages may be absent: they are for other platforms.
 */
export function isInstalled(lockfile, note) {
  if (!note) return false;
  return Object.entries(lockfile.packages).every(
    ([place, { version, optional }]) => place === '' || optional || note.packages[place]?.version === version,
  );
}

/** Installs the packages with `npm ci` when they are missing or another lockfile's. */
export async function install() {
  const modules = inRoot('node_modules');
  // A linked node_modules is kept by whoever made the link.
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const lockfile = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const noteFile = path.join(modules, '.package-lock.json');
  const note = fs.existsSync(noteFile) ? JSON.parse(fs.readFileSync(noteFile, 'utf8')) : undefined;
  if (isInstalled(lockfile, note)) return;

  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch (error) {
    throw fileFault(error, root);
  }
  const began = Date.now();
  const progress = installProgress(packagesFor(lockfile, process));
  say('packages', `installing about ${progress.total} with npm ci, once`);
  const done = sayEvery(5_000, 'packages', () => progress.text(Date.now() - began));
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [...npm.slice(1), 'ci', '--include=dev', '--prefer-offline', '--loglevel=http', '--no-progress'];
  const { code, output } = await run(npm[0], args, { cwd: root, onText: progress.hear });
  done();
  if (code !== 0) throw new Refusal(explain(output.replace(/^npm http .*\n?/gm, '')));
  say('packages', `installed in ${duration(Date.now() - began)}`);
}

/** The sentence for what npm said. */
export function explain(output) {
  const known = FAULTS.find(([sign]) => sign.test(output));
  if (known) return known[1];
  const line =
    output.split('\n').find((text) => /^npm (?:error|ERR!) (?!code)/.test(text)) ?? output.trim().split('\n').at(-1);
  return `npm ci failed: ${line || 'it gave no reason'}`;
}

/** About how many packages of a lockfile are for this platform. */
export function packagesFor(lockfile, { platform, arch }) {
  const suits = (list, own) => !list || list.includes(own);
  return Object.entries(lockfile.packages).filter(
    ([place, { os: systems, cpu, link }]) => place !== '' && !link && suits(systems, platform) && suits(cpu, arch),
  ).length;
}

/** npm asks the registry about each package, since the lockfile names no registry, and then fetches its archive. */
const REPLY = /^npm http (?:fetch|cache) .*$/gm;
/** A few that the lockfile names are never fetched: what packages of other platforms need. */
const NEARLY_ALL = 0.98;
const ARCHIVE = /\/-\/\S+\.tgz\b/;

/**
 * Counts what npm says of its replies (`--loglevel=http`).
 * @param total packages that are installed
 * @returns `hear` for what npm says, `text` for a person: how far it is, and about how long it still takes
 */
export function installProgress(total) {
  let [asked, fetched, rest] = [0, 0, ''];
  return {
    total,
    hear: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const [line] of lines.join('\n').matchAll(REPLY))
        if (ARCHIVE.test(line)) fetched += 1;
        else asked += 1;
    },
    /** @param ms since it began */
    text: (ms) => {
      if (asked + fetched === 0) return 'waiting for the registry';
      const share = (Math.min(asked, total) + Math.min(fetched, total)) / (2 * total);
      const left = share > 0.05 && share < 1 ? `, about ${Math.ceil((ms * (1 - share)) / share / 1_000)} s left` : '';
      if (fetched === 0) return `the registry has answered for ${Math.min(asked, total)} of ${total}${left}`;
      return fetched < NEARLY_ALL * total ? `${fetched} of ${total} fetched${left}` : 'fetched, being unpacked';
    },
  };
}
