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
  const total = Object.keys(lockfile.packages).length;
  say('packages', `installing about ${total} with npm ci, once`);
  const done = sayEvery(5_000, 'packages', () => progress(countPackages(modules)));
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { code, output } = await run(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--prefer-offline'], {
    cwd: root,
  });
  done();
  if (code !== 0) throw new Refusal(explain(output));
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

const progress = (unpacked) => (unpacked === 0 ? 'asking the registry and fetching' : `${unpacked} unpacked`);

/** npm makes every folder first and fills them one by one: a package is there when its package.json is. */
function countPackages(modules) {
  if (!fs.existsSync(modules)) return 0;
  const names = fs.readdirSync(modules).filter((name) => !name.startsWith('.'));
  const scoped = (scope) => fs.readdirSync(path.join(modules, scope)).map((name) => path.join(scope, name));
  const packages = names.flatMap((name) => (name.startsWith('@') ? scoped(name) : [name]));
  return packages.filter((name) => fs.existsSync(path.join(modules, name, 'package.json'))).length;
}
