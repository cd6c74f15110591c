import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useServices } from './own-services.cjs';
import { runTiers } from './run-tiers.mjs';

/** Runs tiers given by their cores and turns of the event loop, and logs what starts and ends. */
async function logOf(tiers, cores) {
  const log = [];
  const run = async ({ name, turns }) => {
    log.push(`+${name}`);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    log.push(`-${name}`);
    return name;
  };
  const results = await runTiers(tiers, {}, { cores, run });
  return { log: log.join(' '), results };
}

test('tiers overlap while processors are free, and results keep their order', async () => {
  const { log, results } = await logOf(
    [
      { name: 'long', cores: 1, turns: 3 },
      { name: 'whole', cores: 2, turns: 1 },
      { name: 'short', cores: 1, turns: 1 },
    ],
    2,
  );
  assert.equal(log, '+long +short -short -long +whole -whole');
  assert.deepEqual(results, ['long', 'whole', 'short']);
});

test('one background tier at a time runs next to those that take all processors', async () => {
  const { log } = await logOf(
    [
      { name: 'lint', isBackground: true, turns: 3 },
      { name: 'types', isBackground: true, turns: 1 },
      { name: 'whole', cores: 2, turns: 1 },
    ],
    2,
  );
  assert.equal(log, '+lint +whole -whole -lint +types -types');
});

test('a background tier that runs during another waits until that starts', async () => {
  const { log } = await logOf(
    [
      { name: 'components', isBackground: true, during: 'alone', turns: 1 },
      { name: 'types', isBackground: true, turns: 1 },
      { name: 'whole', cores: 2, turns: 2 },
      { name: 'alone', cores: 2, turns: 2 },
    ],
    2,
  );
  assert.equal(log, '+types +whole -types -whole +alone +components -components -alone');
});

test('a tier that needs something waits for it while others run', async () => {
  const log = [];
  const run = (tier, env) => Promise.resolve(log.push([tier.name, env]));
  const tiers = [
    { name: 'HTTP', cores: 1, needs: ['services'] },
    { name: 'unit', cores: 1 },
  ];
  const provided = new Promise((resolve) => setTimeout(resolve, 20, { URL: 'there' }));
  await runTiers(tiers, provided, { cores: 1, run });
  assert.deepEqual(log, [
    ['unit', undefined],
    ['HTTP', { URL: 'there' }],
  ]);
  await assert.rejects(runTiers(tiers, Promise.reject(new Error('no Redis')), { cores: 1, run }), /no Redis/);
});

test('on one processor tiers run one after the other', async () => {
  const { log } = await logOf(
    [
      { name: 'a', cores: 1, turns: 1 },
      { name: 'b', cores: 1, turns: 1 },
    ],
    1,
  );
  assert.equal(log, '+a -a +b -b');
});

test('a tier that throws ends the run', async () => {
  const run = () => Promise.reject(new Error('no report folder'));
  await assert.rejects(runTiers([{ name: 'a', cores: 1 }], {}, { cores: 1, run }), /no report folder/);
});

test('each worker of a tier has a pair of databases of its own', () => {
  const env = { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/veracite', REDIS_URL: 'redis://:p@127.0.0.1:2' };
  const third = { DATABASE_URL: `${env.DATABASE_URL}_3`, REDIS_URL: `${env.REDIS_URL}/2` };
  assert.deepEqual(useServices(env, 0), {});
  assert.deepEqual(useServices(env, 2), third);
  assert.deepEqual(useServices(third, 2), third);
});
