import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Warns once of requests through a proxy while none is `trusted`: all visitors then share one address and limit. */
export function warnOfProxy(trusted: number, log: Pick<Logger, 'warn'> = new Logger('Proxy')): RequestHandler {
  let hasWarned = trusted > 0;
  return ({ headers }, _response, next) => {
    if (!hasWarned && (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined)) {
      hasWarned = true;
      log.warn(
        'Requests come through a proxy, and TRUST_PROXY is 0: all visitors count as one address, and lock each other out.',
      );
    }
    next();
  };
}
