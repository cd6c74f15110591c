import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sleep } from './processes.mjs';
import { supervise } from './supervise.mjs';

/** Processes that end when told, and what was said of them. */
function processes() {
  const started = [];
  const said = [];
  const start = () => {
    let fail;
    const failure = new Promise((resolve) => (fail = resolve));
    const each = { pid: started.length + 1, failure, fail, stop: () => said.push(`stop ${each.pid}`) };
    started.push(each);
    return each;
  };
  let ending = false;
  const options = {
    pauseMs: 1,
    isEnding: () => ending,
    restarted: ({ pid }, sentence) => said.push(`${sentence} -> ${pid}`),
    gaveUp: (sentence) => said.push(`gave up: ${sentence}`),
  };
  const end = async (why) => {
    started.at(-1).fail(why);
    await sleep(60);
  };
  return { started, said, end, supervised: supervise(start, options), goDown: () => (ending = true) };
}

test('a process that died is started again, and the reason told', async () => {
  const { said, end, supervised } = processes();
  await end('killed');
  assert.deepEqual(said, ['killed -> 2']);
  supervised.stop();
  assert.deepEqual(said.at(-1), 'stop 2');
});

test('one that dies at once each time is given up, and nothing is started any more', async () => {
  const { started, said, end } = processes();
  for (let time = 0; time < 5; time += 1) await end('broken');
  assert.equal(said.at(-1), 'gave up: broken');
  assert.equal(started.length, 5);
});

test('an end that is wanted starts nothing', async () => {
  const { started, end, goDown } = processes();
  goDown();
  await end('stopped');
  assert.equal(started.length, 1);
});
