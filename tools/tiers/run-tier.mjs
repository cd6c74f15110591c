import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { duration } from '../progress.mjs';
import { judgeTier } from './summary.mjs';

/** No tier uses the network or leaves a process behind: Nx starts no daemon and sends no statistics. */
const QUIET = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NODE_ENV: 'test', FORCE_COLOR: '0' };

/**
 * Runs one tier and prints its output when it has ended, since others may run at the same time.
 * @param tier one of all.mjs
 * @param env variables that all tiers share: addresses of services, the browser's path
 * @returns the result from judgeTier
 */
export async function runTier(tier, env = {}) {
  const began = Date.now();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-report-'));
  const report = path.join(folder, 'report');
  const [program, ...args] = typeof tier.command === 'function' ? tier.command(report) : tier.command;
  try {
    const options = {
      cwd: inRoot(),
      isBackground: tier.isBackground,
      env: { ...process.env, ...env, ...QUIET, ...tier.services, ...tier.environment?.(report) },
    };
    console.log(`── ${tier.name} started after ${duration(process.uptime() * 1_000)}`);
    const { code, output } = await run(program, args, options);
    console.log(`\n── ${tier.name}\n${output.trimEnd()}`.trimEnd());
    return judgeTier(tier.name, code, counts(tier, report, code), (Date.now() - began) / 1_000);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function counts(tier, report, code) {
  if (!tier.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return fs.existsSync(report) ? tier.count(fs.readFileSync(report, 'utf8')) : undefined;
}
