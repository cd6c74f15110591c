import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run, show } from '../processes.mjs';
import { judgeTier } from './summary.mjs';

/** Nothing here asks the network, and nothing is left behind: no daemon of Nx, no statistics. */
const QUIET = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NODE_ENV: 'test', FORCE_COLOR: '0' };

/**
 * Runs one tier to its end, showing what it says: tests while they run, a check when it has ended.
 * @param tier of all.mjs
 * @param env what the tier needs beyond the environment: addresses of services, the browser's path
 * @returns what judgeTier makes of it
 */
export async function runTier(tier, env = {}) {
  const began = Date.now();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-report-'));
  const report = path.join(folder, 'report');
  const [program, ...args] = typeof tier.command === 'function' ? tier.command(report) : tier.command;
  try {
    const options = { cwd: inRoot(), env: { ...process.env, ...QUIET, ...env, ...tier.environment?.(report) } };
    const code = await (tier.count ? shown : told)(tier, program, args, options);
    return judgeTier(tier.name, code, counts(tier, report, code), (Date.now() - began) / 1_000);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function shown({ name }, program, args, options) {
  console.log(`\n── ${name}`);
  return show(program, args, options);
}

/** What a check says is shown when it has ended: another may run beside it. */
async function told({ name }, program, args, options) {
  const { code, output } = await run(program, args, options);
  console.log(`\n── ${name}\n${output.trimEnd()}`.trimEnd());
  return code;
}

function counts(tier, report, code) {
  if (!tier.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return fs.existsSync(report) ? tier.count(fs.readFileSync(report, 'utf8')) : undefined;
}
