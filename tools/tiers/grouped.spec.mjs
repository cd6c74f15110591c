import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import config from '../../jest.config.js';
import { inRoot } from '../paths.mjs';
import { run } from '../processes.mjs';
import { filesOf } from './grouped.mjs';

test('the files of groups are those that Jest finds', async () => {
  const { output } = await run(process.execPath, [inRoot('node_modules/jest/bin/jest.js'), '--listTests', '--json'], {
    cwd: inRoot(),
  });
  const found = JSON.parse(output.trim().split('\n').at(-1)).filter(
    (file) => !file.includes(`${path.sep}alone${path.sep}`),
  );
  assert.ok(found.length > 300);
  assert.deepEqual(config.projects.flatMap(filesOf).map(path.normalize).sort(), found.sort());
});
