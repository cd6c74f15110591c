import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';

/**
 * Says once, where no proxy is trusted, that requests come through one: all visitors are then one address, whose limits
 * they use up for each other. @param trusted the number of proxies that are trusted
 */
export function warnOfProxy(trusted: number, log: Pick<Logger, 'warn'> = new Logger('Proxy')): RequestHandler {
  let isTold = trusted > 0;
  return ({ headers }, _response, next) => {
    if (!isTold && (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined)) {
      isTold = true;
      log.warn(
        'Requests come through a proxy, and TRUST_PROXY is 0: all visitors count as one address, and lock each other out.',
      );
    }
    next();
  };
}
