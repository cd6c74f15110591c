import { ApiError, Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import type { Config } from '../../../platform/config/schema';
import { unavailable } from '../../../platform/problem/problem';

/** The SDK waits as long as the socket does. */
const PATIENCE_MS = 8_000;

const HOSTS = { sandbox: 'sandbox-api.paddle.com', production: 'api.paddle.com' } as const;

/** Paddle's own client. With UPSTREAM_ORIGIN it speaks to whoever plays Paddle there, as every call that leaves us does. */
export function paddleSdk(config: Config): Paddle {
  const { PADDLE_ENVIRONMENT: environment, PADDLE_API_KEY: key = '', UPSTREAM_ORIGIN: upstream } = config;
  return new Paddle(key, {
    // The SDK takes an environment it does not know for an address; the tests hold it to that.
    environment: upstream ? (`${upstream}/${HOSTS[environment]}` as Environment) : Environment[environment],
    logLevel: LogLevel.none,
  });
}

/** Waits for an answer of the SDK. @throws Problem 503 when there is none in time, or none that helps */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Paddle does not answer')), PATIENCE_MS);
  });
  // Whoever loses the race has nobody to tell.
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, patience]);
  } catch (error) {
    const wait = error instanceof ApiError ? error.retryAfter : null;
    const problem = unavailable('The payment provider cannot be reached. Please try again.', wait ?? 30);
    throw Object.assign(problem, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
