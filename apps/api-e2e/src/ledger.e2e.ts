import { proveLastCredit, proveLedger } from './ledger/proof';
import { SHORT } from './ledger/scale';
import { LEDGER_SWITCHES } from './ledger/switches';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

let running: Running;
beforeAll(async () => {
  running = await startRunning(LEDGER_SWITCHES, { ownRedis: true });
});
afterAll(() => running?.stop());

test('P12, 300: one credit and fifty checks at once: one answer and 49 refusals, every time', async () => {
  expect(await proveLastCredit(running.product.origin, SHORT.lastCredits)).toBe(SHORT.lastCredits);
});

test('P11: nothing is lost or charged twice while processes are killed, Redis is emptied and connections are cut', async () => {
  const { faults, overLimit, statuses, samples } = await proveLedger(running.product, SHORT, () => undefined);
  expect(faults).toEqual([]);
  expect(overLimit).toBe(0);
  expect(samples).toBeGreaterThan(10);
  expect(Object.keys(statuses).sort()).toEqual(['200', '402']);
});
