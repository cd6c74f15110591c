import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrowsOf, read, walkOf, withPictures } from './picture.mjs';

const graph = new Map([
  ['libs/verification/src/a.ts', ['libs/parsing/src/b.ts', 'libs/model/src/c.ts', 'libs/verification/src/d.ts']],
  ['libs/verification/src/a.spec.ts', ['libs/library/src/b.ts']],
  ['libs/parsing/src/b.ts', []],
]);

test('an arrow is drawn between rooms, and none from a spec or to the base', () => {
  assert.deepEqual(arrowsOf(graph), ['verification --> parsing']);
});

test('the walk is drawn by the imports among the files it names; one that is gone is a fault', () => {
  const drawn = walkOf('First `libs/verification/src/a.ts`, then `libs/parsing/src/b.ts`.', graph);
  assert.deepEqual(drawn, ['0["verification: a.ts"]', '1["parsing: b.ts"]', '0 --> 1']);
  assert.throws(() => walkOf('`libs/parsing/src/gone.ts`', graph), /gone/);
});

test('the pictures in docs/architecture.md are those of today: `npm run picture` draws them', () => {
  assert.equal(withPictures(read()), read());
});
