/**
 * Without a project graph the linter reports nothing about boundaries. These tests lint code that crosses a boundary and
 * expect an error.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { before, test } from 'node:test';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';

const BOUNDARY = '@nx/enforce-module-boundaries';
const FRAMEWORK = 'no-restricted-imports';
const IN_APP = 'boundaries/apps';

const breaches = [
  ['a library imports another of its layer', 'libs/matching/src/canary.ts', '@veracite/parsing/parse', BOUNDARY],
  ['the base imports a domain library', 'libs/model/src/canary.ts', '@veracite/parsing/parse', BOUNDARY],
  ['the library of reports imports a domain library', 'libs/report/src/canary.ts', '@veracite/verdict/judge', BOUNDARY],
  ['the web client imports what runs on a server', 'apps/web/src/canary.ts', '@veracite/library/port', BOUNDARY],
  ['product code imports what is for tests', 'libs/verification/src/canary.ts', '@veracite/testing/product', BOUNDARY],
  ['a library imports a framework', 'libs/verdict/src/canary.ts', '@nestjs/common', FRAMEWORK],
  ['code that runs anywhere imports Node', 'libs/text/src/canary.ts', 'node:fs', FRAMEWORK],
  ['a component imports a feature', 'apps/web/src/components/canary.ts', '../features/auth/email', IN_APP],
  ['the theme imports a component', 'apps/web/src/theme/canary.ts', '../components/icons', IN_APP],
  ['calls of the server import a feature', 'apps/web/src/api/canary.ts', '../features/billing/pricing-texts', IN_APP],
  ['the API client imports a component', 'apps/web/src/api/canary.ts', '../components/toast', IN_APP],
  ['a component imports the state of a check', 'apps/web/src/components/canary.ts', '../verification/batch', IN_APP],
  ['a feature imports the app', 'apps/web/src/features/finder/canary.ts', '../../app/App', IN_APP],
  ['a feature imports another', 'apps/web/src/features/finder/canary.ts', '../auth/email', IN_APP],
  ['the platform imports a module', 'apps/api/src/platform/http/canary.ts', '../../modules/auth/entities', IN_APP],
  [
    'a module imports past the entry points of another',
    'apps/api/src/modules/share/canary.ts',
    '../billing/plans',
    IN_APP,
  ],
  ['a module imports the app', 'apps/api/src/modules/share/canary.ts', '../../app.module', IN_APP],
  ['product code imports what is for its specs', 'apps/api/src/canary.ts', '../testing/scratch-database', IN_APP],
];

/** A library that is new is covered without a change of the configuration. */
const libraries = fs.readdirSync(inRoot('libs')).map((name) => {
  const { tags } = JSON.parse(fs.readFileSync(inRoot('libs', name, 'project.json'), 'utf8'));
  return { name, tags };
});

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

for (const { name, tags } of libraries.filter(({ tags }) => !tags.includes('layer:testing'))) {
  const imports = tags.includes('runs:anywhere') ? ['@nestjs/common', 'node:fs'] : ['@nestjs/common'];
  test(`${name} must not import ${imports.join(' or ')}`, async () => {
    for (const imported of imports) {
      const source = `import * as forbidden from '${imported}';\nexport default forbidden;\n`;
      assert.ok((await rulesBroken(`libs/${name}/src/canary.ts`, source)).includes(FRAMEWORK), imported);
    }
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

test('lazy imports and types are checked too', async () => {
  const source = `export const lazy = () => import('../auth/email');\nexport type Email = typeof import('../auth/email');\n`;
  assert.deepEqual(await rulesBroken('apps/web/src/features/finder/canary.ts', source), [IN_APP, IN_APP]);
});

test('a library may import the base', async () => {
  const source = `import { yearOf } from '@veracite/model/csl';\nexport default yearOf;\n`;
  assert.deepEqual(await rulesBroken('libs/matching/src/canary.ts', source), []);
});

/** Ids of the rules that a text would break as the file of this name. */
async function rulesBroken(file, source) {
  const { ESLint } = await import('eslint');
  const [result] = await new ESLint({ cwd: inRoot() }).lintText(source, { filePath: inRoot(file) });
  return result.messages.map(({ ruleId }) => ruleId);
}
