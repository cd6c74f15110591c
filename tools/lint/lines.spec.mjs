import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';

/** Code that is no test and no data. */
const CODE = /^(?!.*(?:\.spec\.|-e2e\/|\/testing\/|\/data\/)).*\.(?:tsx?|mjs|cjs|js)$/;
const PROJECT = /^(?:(?:apps|libs)\/[^/]+|tools)(?=\/)/;

/** Returns how many lines of code each app and library and the tools have. */
function countLines() {
  const counts = {};
  const files = execFileSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8' }).split('\n');
  for (const file of files.filter((name) => CODE.test(name) && fs.existsSync(inRoot(name)))) {
    const project = PROJECT.exec(file)?.[0];
    const lines = fs.readFileSync(inRoot(file), 'utf8').split('\n').length - 1;
    if (project) counts[project] = (counts[project] ?? 0) + lines;
  }
  return counts;
}

test('no project has more lines than its budget', () => {
  const budgets = JSON.parse(fs.readFileSync(inRoot('tools/lint/lines.json'), 'utf8'));
  const over = Object.entries(countLines())
    .filter(([project, lines]) => lines > (budgets[project] ?? 0))
    .map(([project, lines]) => `${project} has ${lines} lines, its budget is ${budgets[project] ?? 0}`);
  const advice =
    'Remove code, or raise the number in tools/lint/lines.json in a commit that says what the lines are for.';
  assert.deepEqual(over, [], `${over.join('; ')}. ${advice}`);
});
