import fs from 'node:fs';
import os from 'node:os';
import { inRoot } from '../paths.mjs';
import { countJest, countPlaywright, countTap } from './summary.mjs';

const node = process.execPath;
const module = (file) => inRoot('node_modules', file);

/** Processors of this machine; more than eight workers share the services badly. */
export const CORES = Math.min(os.availableParallelism(), 8);
const HALF = Math.ceil(CORES / 2);

/*
 * A tier is a command and, where it runs many tests, how its report is counted. `report` is a file that the command writes;
 * a tier without one is a single test, passed when the command succeeds. `cores` is the share of the machine that it takes:
 * tiers run at the same time while there are processors left. One with `isBackground` uses what the others leave idle.
 */

const check = (name, ...args) => ({ name, isBackground: true, command: [node, ...args] });

/**
 * A type check that keeps what it found in dist/types, so that the next one reads only what changed. The native compiler is five
 * times faster; `typescript` itself remains for programs that use its API.
 */
const types = (name, project) => ({
  ...check(
    name,
    ...[module('typescript-native/bin/tsc'), '--noEmit', '--checkers', '1', '--project', project, '--incremental'],
    ...['--tsBuildInfoFile', inRoot('dist/types', `${name.replaceAll(' ', '-')}.tsbuildinfo`)],
  ),
  environment: () => ({ GOGC: '400' }),
});

/** Runs Jest on projects of jest.config.js, or on another configuration. A larger young generation is collected more cheaply. */
export function jest(name, args, workers = CORES) {
  const program = [node, '--max-semi-space-size=64', module('jest/bin/jest.js'), `--maxWorkers=${workers}`];
  return {
    name,
    cores: HALF,
    command: (report) => [...program, '--json', `--outputFile=${report}`, ...args],
    count: (text) => countJest(JSON.parse(text)),
  };
}

/** Tests that measure time or kill processes: nothing of the same priority runs while they do. */
const ALONE = '/alone/';

/** Runs a project of jest.config.js without the tests that run alone, and with spec files that share modules. */
const grouped = (name, project) => ({
  ...jest(name, ['--config', inRoot('tools/tiers/grouped.mjs')]),
  environment: () => ({ JEST_GROUPED: project }),
});

/** What tiers have that use PostgreSQL, Redis and the built product. */
const SERVICES = { needs: ['services', 'build'] };

/** Node's runner, because Jest on Node 20 loads no ES modules. */
function toolSpecs() {
  const names = fs.readdirSync(inRoot('tools'), { recursive: true });
  return names.filter((name) => name.endsWith('.spec.mjs')).map((name) => inRoot('tools', name));
}

/** Everything `npm test` runs. Long tiers come before the checks that fill up the processors next to them. */
export const TIERS = [
  check('format', module('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level', 'warn', '.'),
  types('types', 'tsconfig.json'),
  types('types of web', 'apps/web/tsconfig.json'),
  types('types of extension', 'apps/extension/tsconfig.json'),
  { ...grouped('HTTP', 'e2e'), ...SERVICES },
  { ...grouped('integration', 'int'), ...SERVICES },
  grouped('unit', 'unit'),
  check('lint', inRoot('tools/lint/main.mjs')),
  {
    name: 'tools',
    cores: HALF,
    command: (report) => [
      ...[node, '--test', '--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`, ...toolSpecs()],
    ],
    count: countTap,
  },
  check('lint of tools', module('eslint/bin/eslint.js'), 'tools', '--max-warnings', '0'),
  check('lint of containers', inRoot('tools/containers/lint.mjs')),
  check('licenses', inRoot('tools/audit/main.mjs'), '--offline'),
  {
    name: 'browser',
    cores: CORES,
    needs: ['services', 'build', 'chromium'],
    command: () => [
      ...[node, module('@playwright/test/cli.js'), 'test', '--config', inRoot('apps/web-e2e/playwright.config.ts')],
      '--reporter=line,json',
    ],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: (text) => countPlaywright(JSON.parse(text)),
  },
  {
    ...jest('alone', ['--selectProjects', 'int', 'e2e', '--testPathPatterns', ALONE], 1),
    ...SERVICES,
    cores: CORES,
  },
  // What runs alone mostly waits.
  { ...grouped('components', 'web'), isBackground: true, during: 'alone' },
];
