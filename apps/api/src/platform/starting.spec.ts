import { awaitBeforeReady, isStarting } from './starting';

test('a process is starting until each of its parts is ready or has failed', async () => {
  expect(isStarting()).toBe(false);
  let finish: () => void = () => undefined;
  const threads = new Promise<void>((resolve) => (finish = resolve));
  const library = Promise.reject(new Error('no database'));
  awaitBeforeReady(threads);
  awaitBeforeReady(library);
  await expect(library).rejects.toThrow('no database');
  expect(isStarting()).toBe(true);
  finish();
  await threads;
  expect(isStarting()).toBe(false);
});
