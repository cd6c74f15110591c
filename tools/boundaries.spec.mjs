/**
 * The linter says nothing at all about boundaries when it finds no project graph. This lints code that breaks
 * them, and expects to hear so.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';

const BOUNDARY = '@nx/enforce-module-boundaries';
const FRAMEWORK = 'no-restricted-imports';

const breaches = [
  ['a room imports another room', 'libs/matching/src/canary.ts', '@veracite/parsing/parse', BOUNDARY],
  ['the base imports a room', 'libs/model/src/canary.ts', '@veracite/parsing/parse', BOUNDARY],
  ['the web client imports what runs on a server', 'apps/web/src/canary.ts', '@veracite/library/port', BOUNDARY],
  ['product code imports what is for tests', 'libs/verification/src/canary.ts', '@veracite/testing/product', BOUNDARY],
  ['a room imports a framework', 'libs/verdict/src/canary.ts', '@nestjs/common', FRAMEWORK],
  ['code that runs anywhere imports Node', 'libs/text/src/canary.ts', 'node:fs', FRAMEWORK],
];

const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NODE_TEST_CONTEXT: undefined };

before(async () => {
  const graph = await run(process.execPath, [inRoot('node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
    cwd: inRoot(),
    env,
  });
  assert.equal(graph.code, 0, graph.output);
});

for (const [name, file, imported, rule] of breaches) {
  test(name, async () => {
    const rules = await rulesBroken(file, `import * as forbidden from '${imported}';\nexport default forbidden;\n`);
    assert.ok(rules.includes(rule), `${file} importing ${imported} broke only: ${rules.join(', ') || 'nothing'}`);
  });
}

test('a room may import the base', async () => {
  const source = `import { yearOf } from '@veracite/model/csl';\nexport default yearOf;\n`;
  assert.deepEqual(await rulesBroken('libs/matching/src/canary.ts', source), []);
});

/** Ids of the rules that a text would break as the file of this name. */
async function rulesBroken(file, source) {
  const { ESLint } = await import('eslint');
  const [result] = await new ESLint({ cwd: inRoot() }).lintText(source, { filePath: inRoot(file) });
  return result.messages.map(({ ruleId }) => ruleId);
}
