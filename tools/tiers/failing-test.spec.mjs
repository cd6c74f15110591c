import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';

test('a failing test and one without assertions fail the run, and the closing line says so', async () => {
  const { code, output } = await run(process.execPath, [inRoot('tools/tiers/fixture/run.mjs')], {
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(code, 1);
  assert.match(output.trim(), /\n1 passed, 2 failed$/);
});
