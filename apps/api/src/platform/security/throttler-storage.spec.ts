import { RedisThrottlerStorage } from './throttler-storage';

test('a window slides, and each key has its own', async () => {
  jest.useFakeTimers({ now: 0 });
  const storage = new RedisThrottlerStorage();
  const increment = (key: string) => storage.increment(key, 60_000, 2, 0, 'checks');
  await increment('ada');
  jest.setSystemTime(30_000);
  expect(await increment('ada')).toMatchObject({ isBlocked: false });
  jest.setSystemTime(45_000);
  expect(await increment('ada')).toMatchObject({ isBlocked: true, timeToBlockExpire: 15 });
  expect(await increment('bob')).toMatchObject({ isBlocked: false });
  jest.setSystemTime(60_001);
  expect(await increment('ada')).toMatchObject({ isBlocked: false });
  expect(await increment('ada')).toMatchObject({ isBlocked: true, timeToBlockExpire: 30 });
  jest.useRealTimers();
});
