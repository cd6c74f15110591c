import fs from 'node:fs';
import { inRoot } from '../paths.mjs';
import { countJest, countPlaywright, countTap } from './summary.mjs';

const node = process.execPath;
const module = (file) => inRoot('node_modules', file);

/*
 * A tier is a command and, where it runs many tests, how its report is counted. `report` is a file the command
 * writes; a tier without one is a single test, passed when the command succeeds.
 */

const check = (name, ...args) => ({ name, command: [node, ...args] });

/** Jest on one of the projects of jest.config.js, or on another configuration. */
export function jest(name, args) {
  return {
    name,
    command: (report) => [node, module('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args],
    count: (text) => countJest(JSON.parse(text)),
  };
}

const inProject = (project, ...args) => ['--selectProjects', project, ...args];

/** Node's runner, because Jest on Node 20 loads no ES modules. */
function toolSpecs() {
  const names = fs.readdirSync(inRoot('tools'), { recursive: true });
  return names.filter((name) => name.endsWith('.spec.mjs')).map((name) => inRoot('tools', name));
}

/** Tests that look at the clock or kill processes: nothing may run beside them. */
const ALONE = '/alone/';

/** Everything `npm test` runs, the quick ones first. */
export const TIERS = [
  check('format', module('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'),
  check('types', module('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'),
  check('types of web', module('typescript/bin/tsc'), '--noEmit', '-p', 'apps/web/tsconfig.json'),
  check('lint', module('nx/dist/bin/nx.js'), 'run-many', '-t', 'lint', '--output-style=static'),
  check('lint of tools', module('eslint/bin/eslint.js'), 'tools', '--max-warnings', '0'),
  check('lint of containers', inRoot('tools/containers/lint.mjs')),
  check('licences', inRoot('tools/audit/main.mjs'), '--offline'),
  {
    name: 'tools',
    command: (report) => [
      ...[node, '--test', '--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`, ...toolSpecs()],
    ],
    count: countTap,
  },
  jest('unit', inProject('unit', '--maxWorkers=2', '--testTimeout=30000')),
  { ...jest('integration', inProject('int', '--maxWorkers=2', '--testTimeout=60000')), needs: ['services'] },
  {
    ...jest('HTTP', inProject('e2e', '--maxWorkers=2', '--testTimeout=60000', '--testPathIgnorePatterns', ALONE)),
    needs: ['services', 'build'],
  },
  {
    ...jest('HTTP alone', inProject('e2e', '--runInBand', '--testTimeout=60000', '--testPathPatterns', ALONE)),
    needs: ['services', 'build'],
  },
  {
    name: 'browser',
    needs: ['services', 'build', 'chromium'],
    command: () => [
      ...[node, module('@playwright/test/cli.js'), 'test', '--config', inRoot('apps/web-e2e/playwright.config.ts')],
      '--reporter=line,json',
    ],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: (text) => countPlaywright(JSON.parse(text)),
  },
];
