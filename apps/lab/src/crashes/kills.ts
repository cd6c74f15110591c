/**
 * Checks of 500 while everything below them is killed: `npm run lab -- kills [--kills 50] [--size 500]`. Server and
 * worker by SIGKILL, Redis killed and started empty, PostgreSQL restarted, connections to Redis, PostgreSQL and the
 * databases reset by a proxy, at random moments. Each reference must have one result, in order, and be charged once. Ends
 * with 1 when anything is wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readOptions } from '../harness/options';
import type { Mishap } from '@veracite/testing/product';
import { Books } from '../../../api-e2e/src/ledger/books';
import { LEDGER_SWITCHES } from '../../../api-e2e/src/ledger/switches';
import { randomOf } from '../../../api-e2e/src/ledger/random';
import { startRunning } from '../../../api-e2e/src/support/running';
import {
  beginCheck,
  ended,
  faultsIn,
  knownWorks,
  insisting,
  references,
} from '../../../api-e2e/src/support/interrupted-batches';

const values = readOptions({ kills: 50, size: 500, seed: 20_261_123 });
const KILLS = values.kills;
const MISHAPS_OF_ONE = 10;
const MOST_CHECKS = 20;
/** At most 500, which one answer has. */
const SIZE = values.size;
const LATENCY_MS = 300;
/** A check of this size takes about as long without any mishap. */
const CALM_MS = 60 * SIZE;
/** A check whose worker died is taken up within 20 s; several die here. */
const PATIENCE_MS = 600_000;
/** Every second one is a kill. */
const KINDS: Mishap[] = [
  ...(['kill worker', 'kill main', 'kill worker', 'kill main', 'kill worker'] as const),
  ...(['restart redis', 'restart postgres', 'cut databases', 'cut postgres', 'cut redis'] as const),
];

const random = randomOf(values.seed);
const running = await startRunning(LEDGER_SWITCHES, {
  behindProxies: true,
  works: knownWorks(MOST_CHECKS * SIZE),
  latencyMs: LATENCY_MS,
});
const { product } = running;
const books = new Books(product.databaseUrl);
const counts = new Map<string, number>();
let wrong = 0;
let unknown = 0;
let next = 0;
let checks = 0;
const kills = () => (counts.get('kill worker') ?? 0) + (counts.get('kill main') ?? 0);
try {
  for (; kills() < KILLS && checks < MOST_CHECKS; checks += 1) {
    const started = Date.now();
    const asked = references(checks, SIZE);
    const check = await insisting(() => beginCheck(product.origin, (account) => books.grant(account, 2 * SIZE), asked));
    for (let turn = 0; turn < MISHAPS_OF_ONE && (await ended(check).catch(() => undefined)) === undefined; turn += 1) {
      await sleep(random() * CALM_MS);
      const mishap = KINDS[next % KINDS.length] ?? 'kill worker';
      next += 1;
      counts.set(mishap, (counts.get(mishap) ?? 0) + 1);
      await product.suffer(mishap);
    }
    const results = await insisting(() => ended(check), PATIENCE_MS);
    const found = faultsIn(check, results);
    const charged = results.filter(({ status }) => status !== 'unknown').length;
    const { faults } = await insisting(() => books.audit(new Map([[check.account, charged]])));
    const all = [...found.faults, ...faults.map(({ what }) => what)];
    wrong += all.length;
    unknown += found.unknown;
    console.log(
      `check ${checks + 1}: ${((Date.now() - started) / 1_000).toFixed(1)} s, ${results.length} results, ${charged} charged, ${found.unknown} unknown, ${all.length} faults`,
    );
    for (const fault of all.slice(0, 10)) console.log(`  FAULT ${fault}`);
  }
  const mishaps = [...counts].map(([mishap, times]) => `${mishap} ${times}`).join(', ');
  console.log(`${checks} checks of ${SIZE}; ${mishaps}; ${unknown} unknown; ${wrong} faults`);
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await books.close();
  await running.stop();
}
