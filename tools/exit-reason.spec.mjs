import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastError, exitReason } from './exit-reason.mjs';

const uncaught = `file:///v/dist/api/main.mjs:10
  throw new ConfigError(faults);
        ^

ConfigError: The configuration has 2 fault(s):
  - PORT: must be a whole number
  - REDIS_URL: must look like redis://host:6379
    at readConfig (/v/apps/api/src/platform/config/schema.ts:97:11)
    at async main (/v/apps/api/src/main.ts:9:3) {
  faults: [ 'PORT: must be a whole number' ]
}

Node.js v20.20.2
`;

const logs = [
  [
    'an error record',
    '{"level":30,"msg":"up"}\n{"level":50,"err":{"message":"no table"},"msg":"failed"}\n{"level":30,"msg":"bye"}\n',
    /^no table$/,
  ],
  [
    'an uncaught error of several lines',
    uncaught,
    /^The configuration has 2 fault\(s\):\n {2}- PORT: .+\n {2}- REDIS_URL: .+$/,
  ],
  ['plain text alone', 'listening\ncould not bind\n', /^could not bind$/],
  ['records without an error', '{"level":30,"msg":"up"}\n', /^up$/],
  ['nothing', '', /^it gave no reason$/],
];
for (const [name, log, expected] of logs) test(name, () => assert.match(lastError(log), expected));

const old = '{"level":50,"err":{"message":"a database hung up"},"msg":"failed"}\n';
const since = '{"level":30,"msg":"checked"}\n'.repeat(50);
const ends = [
  ['a kill after an old error', [null, 'SIGKILL', old], /^it was killed \(SIGKILL\)/],
  ['another signal', [null, 'SIGSEGV', old], /^it was ended by SIGSEGV$/],
  [
    'a full heap',
    [null, 'SIGABRT', 'FATAL ERROR: Reached heap limit - JavaScript heap out of memory\n'],
    /^it ran out of memory$/,
  ],
  ['an error just now', [1, null, since + old], /^a database hung up$/],
  ['an error long ago', [1, null, old + since], /^checked$/],
  ['an end without a fault', [0, null, old], /exit code 0/],
];
for (const [name, args, expected] of ends) test(name, () => assert.match(exitReason(...args), expected));
