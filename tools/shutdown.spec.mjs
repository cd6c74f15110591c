import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { inRoot } from './paths.mjs';
import { gone, isAlive } from './processes.mjs';

const address = (file) => JSON.stringify(pathToFileURL(inRoot(file)).href);

/** A process that runs a child which would go on for a minute, says the child's id, and is stopped by a signal. */
const PARENT = `
  const { runMain } = await import(${address('tools/shutdown.mjs')});
  const { runInTerminal } = await import(${address('tools/processes.mjs')});
  await runMain(async () => runInTerminal(process.execPath, ['-e', 'console.log(process.pid); setTimeout(() => {}, 60_000)']));
`;

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  test(`${signal}: what was started is stopped, exit code ${code}`, async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const child = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    assert.ok(isAlive(child));
    parent.kill(signal);
    assert.equal(await new Promise((resolve) => parent.once('close', resolve)), code);
    assert.ok(await gone(child, 1_000));
  });
}
