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
const WALL = 'house/walls';

const breaches = [
  ['a room imports another room', 'libs/matching/src/canary.ts', '@veracite/parsing/parse', BOUNDARY],
  ['the base imports a room', 'libs/model/src/canary.ts', '@veracite/parsing/parse', BOUNDARY],
  ['the web client imports what runs on a server', 'apps/web/src/canary.ts', '@veracite/library/port', BOUNDARY],
  ['product code imports what is for tests', 'libs/verification/src/canary.ts', '@veracite/testing/product', BOUNDARY],
  ['a room imports a framework', 'libs/verdict/src/canary.ts', '@nestjs/common', FRAMEWORK],
  ['code that runs anywhere imports Node', 'libs/text/src/canary.ts', 'node:fs', FRAMEWORK],
  ['a component imports a feature', 'apps/web/src/components/canary.ts', '../features/auth/email', WALL],
  ['the theme imports a component', 'apps/web/src/theme/canary.ts', '../components/icons', WALL],
  ['calls of the server import a feature', 'apps/web/src/api/canary.ts', '../features/billing/pricing-texts', WALL],
  ['the API client imports a component', 'apps/web/src/api/canary.ts', '../components/toast', WALL],
  ['a component imports the state of a check', 'apps/web/src/components/canary.ts', '../verification/batch', WALL],
  ['a feature imports the app', 'apps/web/src/features/finder/canary.ts', '../../app/App', WALL],
  ['a feature imports another', 'apps/web/src/features/finder/canary.ts', '../auth/email', WALL],
  ['the platform imports a module', 'apps/api/src/platform/http/canary.ts', '../../modules/auth/user.entity', WALL],
  ['a module goes past the doors of another', 'apps/api/src/modules/share/canary.ts', '../billing/plans', WALL],
  ['a module imports the whole', 'apps/api/src/modules/share/canary.ts', '../../app.module', WALL],
  ['product code imports what is for its specs', 'apps/api/src/canary.ts', './testing/scratch-database', WALL],
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

const NODE = 'n/no-unsupported-features/node-builtins';
for (const [name, source] of [
  ['a module', `import { DatabaseSync } from 'node:sqlite';\nexport default DatabaseSync;\n`],
  ['a function', `import { glob } from 'node:fs/promises';\nexport default glob;\n`],
])
  test(`${name} that Node 20 lacks`, async () => {
    for (const file of ['apps/cli/src/canary.ts', 'libs/library/src/canary.ts', 'tools/canary.mjs'])
      assert.ok((await rulesBroken(file, source)).includes(NODE), file);
  });

test('a feature may import a component that calls the API, and the app may import any feature', async () => {
  const component = `export { useAuth } from '../../components/session/auth-context';\n`;
  assert.deepEqual(await rulesBroken('apps/web/src/features/finder/canary.ts', component), []);
  const query = `export { useBilling } from '../api/queries';\n`;
  assert.deepEqual(await rulesBroken('apps/web/src/components/canary.ts', query), []);
  const lazy = `export const page = () => import('../features/auth/email');\n`;
  assert.deepEqual(await rulesBroken('apps/web/src/app/canary.ts', lazy), []);
});

test('a wall holds against lazy imports and types', async () => {
  const source = `export const lazy = () => import('../auth/email');\nexport type Email = typeof import('../auth/email');\n`;
  assert.deepEqual(await rulesBroken('apps/web/src/features/finder/canary.ts', source), [WALL, WALL]);
});

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
