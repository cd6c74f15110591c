import type { Params } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import { pinoHttp, type Options } from 'pino-http';
import type { Config } from '../config/schema';

/** Returns options for Nest's logger without nestjs-pino's middleware, whose AsyncLocalStorage slows every promise. */
export function loggerOptions(config: Config): Params {
  return { pinoHttp: pinoOptions(config), forRoutes: [] };
}

/** Creates middleware that logs every request when its response is sent. */
export const logRequests = (config: Config) => pinoHttp(pinoOptions(config));

/** Returns options for a log of JSON lines with request ids, but without bodies, cookies or query strings. */
function pinoOptions(config: Config): Options {
  return {
    level: config.LOG_LEVEL,
    genReqId: (request: IncomingMessage) => request.id,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: pathOf(url) }),
      err: loggedError,
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (request) => (request.url ?? '').startsWith('/health/') },
  };
}

/** Paths of pages and operations that a secret in the address opens. */
const SECRET = /^(\/(?:s|answers|unsubscribe|api\/(?:shared|answers|watches\/(?:feed|unsubscribe)))\/).+/;

/** Returns the path without its query string and without the secret of a shared or signed link. */
export const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(SECRET, '$1-');

/** Returns the loggable properties of an error. Errors of queries also have parameters: users' texts and hashes. */
export function loggedError(error: unknown): { type: string; message: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: thrownMessage(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
  };
}

/** Returns what is known of something thrown that is no error: its message, or the names of its fields. */
function thrownMessage(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  return 'message' in thrown
    ? String(thrown.message)
    : `an object with ${Object.keys(thrown).join(', ') || 'no field'}`;
}
