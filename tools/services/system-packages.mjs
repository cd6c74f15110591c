import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { UserError } from '../user-error.mjs';
import { findProgram, findRedis } from './redis.mjs';

/** Folder of packages unpacked without root; LD_LIBRARY_PATH names their libraries. */
const UNPACKED = inRoot('.data/packages');

/** Makes apt fail soon without a network. */
const PATIENCE = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];

const CHROME_BY_HAND =
  "Install Chromium or Chrome and try again: `brew install --cask chromium`, or your system's package.";
const browser = (...names) => findProgram(names, [path.join(UNPACKED, 'usr/lib/chromium')]);

const CHROMIUM = {
  packages: ['chromium', 'fonts-liberation'],
  find: () => browser('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
  byHand: CHROME_BY_HAND,
};

/** Programs that tests need, with the preferred packages first and instructions for other systems. */
const NEEDS = {
  redis: [
    {
      packages: ['redis-server'],
      find: () => findRedis([path.join(UNPACKED, 'usr/bin')]),
      byHand: "Install Redis and try again: `brew install redis`, or your system's package of redis or valkey.",
    },
  ],
  chromium: [
    {
      // The same browser without windows: a third less of the processor's time. Its data are in chromium-common.
      packages: ['chromium-headless-shell', 'chromium-common', 'fonts-liberation'],
      find: () => browser('chromium-headless-shell'),
      byHand: CHROME_BY_HAND,
    },
    CHROMIUM,
  ],
  // The browser without windows has no extensions.
  'chromium with extensions': [CHROMIUM],
};

/**
 * Finds a program the tests need, installing it from the system's packages when it is missing:
 * by apt as root, else from the same packages unpacked into .data/. If the preferred packages cannot be
 * installed, the next ones are tried.
 * @param name 'redis', 'chromium' or 'chromium with extensions'
 * @returns its path and the environment to run it in
 */
export async function ensureProgram(name, onProgress) {
  let fault;
  for (const way of NEEDS[name]) {
    try {
      if (!way.find()) await provide(way, onProgress);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      fault = error;
    }
    const program = way.find();
    if (program) return { program, env: program.startsWith(UNPACKED) ? unpackedEnvironment() : process.env };
  }
  throw fault;
}

async function provide(way, onProgress) {
  if (!findProgram(['apt-get'])) throw new UserError(way.byHand);
  onProgress?.(`installing ${way.packages.join(', ')} from the system's packages`);
  await (process.getuid() === 0 ? install(way) : unpack(way));
  if (!way.find()) throw new UserError(way.byHand);
}

async function install({ packages, byHand }) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = [...PATIENCE, 'install', '-y', '--no-install-recommends', ...packages];
  if ((await run('apt-get', args, { env })).code === 0) return;
  // Most often the package lists are missing or old.
  await run('apt-get', [...PATIENCE, 'update'], { env });
  const { code, output } = await run('apt-get', args, { env });
  if (code !== 0) throw new UserError(`apt-get could not install ${packages.join(', ')} (${tail(output)}). ${byHand}`);
}

/** Unpacks packages without root: apt lists what is missing, dpkg unpacks it into a folder. */
async function unpack({ packages, byHand }) {
  const state = path.join(UNPACKED, 'apt');
  fs.mkdirSync(path.join(state, 'lists/partial'), { recursive: true });
  fs.mkdirSync(path.join(state, 'cache/archives/partial'), { recursive: true });
  const options = [...PATIENCE, '-o', `Dir::State::lists=${state}/lists`, '-o', `Dir::Cache=${state}/cache`];
  await run('apt-get', [...options, 'update']);
  const plan = await run('apt-get', [...options, 'install', '--simulate', '--no-install-recommends', ...packages]);
  const missing = plan.output.match(/^Inst \S+/gm)?.map((line) => line.slice(5)) ?? [];
  // Those asked for lie together, even when the system has some of them elsewhere.
  const wanted = [...new Set([...packages, ...missing])];
  const fetched = await run('apt-get', [...options, 'download', ...wanted], { cwd: state });
  if (plan.code !== 0 || fetched.code !== 0) throw new UserError(`${tail(plan.output + fetched.output)}. ${byHand}`);
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
