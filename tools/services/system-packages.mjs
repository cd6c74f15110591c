import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { Refusal } from '../refusal.mjs';
import { findProgram, findRedis } from './redis.mjs';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Packages unpacked without root lie here; their libraries are found by LD_LIBRARY_PATH. */
const UNPACKED = inRoot('.data/packages');

/** What the tests need of the system, and how a person would get it where this script cannot. */
const NEEDS = {
  redis: {
    packages: ['redis-server'],
    find: () => findRedis([path.join(UNPACKED, 'usr/bin')]),
    byHand: "Install Redis and try again: `brew install redis`, or your system's package of redis or valkey.",
  },
  chromium: {
    packages: ['chromium', 'fonts-liberation'],
    find: () => findProgram(CHROMIUM, [path.join(UNPACKED, 'usr/lib/chromium')]),
    byHand: "Install Chromium or Chrome and try again: `brew install --cask chromium`, or your system's package.",
  },
};

/**
 * Finds a program the tests need, installing it from the system's packages when it is missing:
 * by apt as root, else from the same packages unpacked into .data/.
 * @param name 'redis' or 'chromium'
 * @returns its path and the environment to run it in
 */
export async function ensureProgram(name, onProgress) {
  const need = NEEDS[name];
  if (!need.find()) {
    if (!findProgram(['apt-get'])) throw new Refusal(need.byHand);
    onProgress?.(`installing ${need.packages.join(', ')} from the system's packages`);
    await (process.getuid() === 0 ? install(need) : unpack(need));
  }
  const program = need.find();
  if (!program) throw new Refusal(need.byHand);
  return { program, env: program.startsWith(UNPACKED) ? unpackedEnvironment() : process.env };
}

async function install({ packages, byHand }) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  if ((await run('apt-get', args, { env })).code === 0) return;
  // Most often the package lists are missing or old.
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', args, { env });
  if (code !== 0) throw new Refusal(`apt-get could not install ${packages.join(', ')} (${tail(output)}). ${byHand}`);
}

/** The same packages without root: apt tells which are missing on this machine, dpkg unpacks them into a folder. */
async function unpack({ packages, byHand }) {
  const state = path.join(UNPACKED, 'apt');
  fs.mkdirSync(path.join(state, 'lists/partial'), { recursive: true });
  fs.mkdirSync(path.join(state, 'cache/archives/partial'), { recursive: true });
  const own = ['-o', `Dir::State::lists=${state}/lists`, '-o', `Dir::Cache=${state}/cache`];
  await run('apt-get', [...own, 'update']);
  const plan = await run('apt-get', [...own, 'install', '--simulate', '--no-install-recommends', ...packages]);
  const missing = plan.output.match(/^Inst \S+/gm)?.map((line) => line.slice(5)) ?? [];
  const fetched = await run('apt-get', [...own, 'download', ...missing], { cwd: state });
  if (plan.code !== 0 || fetched.code !== 0) throw new Refusal(`${tail(plan.output + fetched.output)}. ${byHand}`);
  for (const file of fs.readdirSync(state).filter((entry) => entry.endsWith('.deb'))) {
    await run('dpkg', ['-x', path.join(state, file), UNPACKED]);
  }
  fs.rmSync(state, { recursive: true, force: true });
}

function unpackedEnvironment() {
  const triplet = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch] ?? '';
  const folders = ['usr/lib', 'lib'].map((folder) => path.join(UNPACKED, folder, triplet));
  return {
    ...process.env,
    LD_LIBRARY_PATH: [...folders, process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter),
    XDG_DATA_DIRS: [path.join(UNPACKED, 'usr/share'), process.env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share'].join(
      ':',
    ),
  };
}

const tail = (output) => output.trim().split('\n').at(-1) ?? '';
