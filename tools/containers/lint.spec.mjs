import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undigested } from './lint.mjs';

const digest = `@sha256:${'0'.repeat(64)}`;
const compose = (image) => `services:\n  api: { build: ., image: own }\n  redis: { image: ${image} }\n`;
const pinned = compose(`'redis:7${digest}'`);

const rows = [
  ['all by digest, a later stage on an earlier one', `FROM node:24${digest} AS a\nFROM a\n`, pinned, []],
  ['a base image by tag', 'FROM node:24\n', pinned, ['node:24']],
  ['a base image by an argument', `ARG IMAGE=node:24${digest}\nFROM \${IMAGE}\n`, pinned, []],
  ['an argument without a value', 'ARG IMAGE\nFROM ${IMAGE}\n', pinned, ['']],
  ['a pulled image by tag', `FROM node:24${digest}\n`, compose('redis:7'), ['redis:7']],
];
for (const [name, dockerfile, file, expected] of rows)
  test(name, () => assert.deepEqual(undigested(dockerfile, file), expected));
