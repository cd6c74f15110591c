import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrowsOf, read, pathOf, withPictures } from './picture.mjs';

const graph = new Map([
  ['libs/verification/src/a.ts', ['libs/parsing/src/b.ts', 'libs/model/src/c.ts', 'libs/verification/src/d.ts']],
  ['libs/verification/src/a.spec.ts', ['libs/library/src/b.ts']],
  ['libs/parsing/src/b.ts', []],
]);

test('an arrow is drawn between libraries, and none from a spec or to the base', () => {
  assert.deepEqual(arrowsOf(graph), ['verification --> parsing']);
});

test('the path is drawn by the imports between the files it names; a missing file is an error', () => {
  const drawn = pathOf('First `libs/verification/src/a.ts`, then `libs/parsing/src/b.ts`.', graph);
  assert.deepEqual(drawn, ['0["verification: a.ts"]', '1["parsing: b.ts"]', '0 --> 1']);
  assert.throws(() => pathOf('`libs/parsing/src/gone.ts`', graph), /gone/);
});

test('the diagrams in docs/architecture.md are current: `npm run picture` draws them', () => {
  assert.equal(withPictures(read()), read());
});
