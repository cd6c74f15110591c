import { ApiError, Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import type { Config } from '../../../platform/config/schema';
import { unavailable } from '../../../platform/problem/problem';

/** The SDK has no timeout of its own. */
const TIMEOUT_MS = 8_000;

const HOSTS = { sandbox: 'sandbox-api.paddle.com', production: 'api.paddle.com' } as const;

/** Creates Paddle's client. With UPSTREAM_ORIGIN its requests go there, as all outgoing requests do. */
export function paddleSdk(config: Config): Paddle {
  const { PADDLE_ENVIRONMENT: environment, PADDLE_API_KEY: key = '', UPSTREAM_ORIGIN: upstream } = config;
  return new Paddle(key, {
    // The SDK uses an unknown environment as a URL; a test ensures that.
    environment: upstream ? (`${upstream}/${HOSTS[environment]}` as Environment) : Environment[environment],
    logLevel: LogLevel.none,
  });
}

/** Waits for a response of the SDK. @throws Problem 503 for an error or a timeout */
export async function answerOf<T>(request: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Paddle does not respond')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([request, timeout]);
  } catch (error) {
    const wait = error instanceof ApiError ? error.retryAfter : null;
    const problem = unavailable('The payment provider cannot be reached. Please try again.', wait ?? 30);
    throw Object.assign(problem, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
