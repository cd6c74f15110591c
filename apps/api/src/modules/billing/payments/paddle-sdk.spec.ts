import { readConfig } from '../../../platform/config/schema';
import { answerOf, paddleSdk } from './paddle-sdk';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a request to the provider times out after eight seconds', async () => {
  jest.useFakeTimers();
  const answer = expect(answerOf(new Promise(() => undefined))).rejects.toMatchObject({
    status: 503,
    extra: { retryAfter: 30 },
  });
  await jest.advanceTimersByTimeAsync(8_000);
  await answer;
});

test.each([
  ['sandbox', undefined, 'https://sandbox-api.paddle.com/subscriptions/sub_1'],
  ['production', undefined, 'https://api.paddle.com/subscriptions/sub_1'],
  ['production', 'http://127.0.0.1:1', 'http://127.0.0.1:1/api.paddle.com/subscriptions/sub_1'],
])('%s with UPSTREAM_ORIGIN %s requests %s', async (environment, upstream, address) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network in tests'));
  const config = readConfig({
    DATABASE_URL: 'postgres://x/y',
    PADDLE_ENVIRONMENT: environment,
    PADDLE_API_KEY: 'pdl_x',
    UPSTREAM_ORIGIN: upstream,
  });
  await expect(answerOf(paddleSdk(config).subscriptions.get('sub_1'))).rejects.toMatchObject({ status: 503 });
  const [called] = fetched.mock.calls.map(([first]) =>
    typeof first === 'string' ? first.replace(/\?$/, '') : undefined,
  );
  expect(called).toBe(address);
});
