import { processorTime } from './processor-time';

test('four steps run per iteration of the event loop', async () => {
  const log: string[] = [];
  const steps = [1, 2, 3, 4, 5].map((step) => processorTime(step).then(() => log.push(`step ${step}`)));
  const iterations = (async () => {
    for (let iteration = 1; iteration <= 2; iteration += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`iteration ${iteration}`);
    }
  })();
  await Promise.all([...steps, iterations]);
  expect(log).toEqual(['step 1', 'step 2', 'step 3', 'step 4', 'iteration 1', 'step 5', 'iteration 2']);
});

test('the earliest deadline runs first, and a new check last', async () => {
  const order: (number | undefined)[] = [];
  const deadlines = [undefined, 30, 10, 20, 10];
  await Promise.all(deadlines.map((deadline) => processorTime(deadline).then(() => order.push(deadline))));
  expect(order).toEqual([10, 10, 20, 30, undefined]);
});
