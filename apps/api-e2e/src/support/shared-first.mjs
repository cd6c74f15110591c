import fs from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Runs the files that start a product of their own last, so that the shared one starts once for each Jest worker. */
export default class extends Sequencer {
  sort(tests) {
    const ownLast = new Map(tests.map((test) => [test, startsItsOwn(test.path) ? 1 : 0]));
    return super.sort(tests).sort((a, b) => ownLast.get(a) - ownLast.get(b));
  }
}

/** Whether a file, or a group of files of tools/tiers/grouped.mjs, starts a product of its own. */
export const startsItsOwn = (path) =>
  /-own-\d+\.cjs$/.test(path) ||
  (path.endsWith('.e2e.ts') &&
    !/\b(?:startRunning|runningForTests)\((?:undefined|\))/.test(fs.readFileSync(path, 'utf8')));
