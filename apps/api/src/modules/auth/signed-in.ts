import type { INestApplicationContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Config } from '../../platform/config/schema';
import { bearerOf } from '../../platform/security/bearer';
import { ApiKeys } from './keys/keys.service';
import { cookieOf } from './session-cookie';
import { Sessions } from './sessions.service';

/** Creates a function that reports whether a request has a valid session or API key, for middleware before Nest's guards. */
export function signedIn(app: INestApplicationContext, config: Config): (request: Request) => Promise<boolean> {
  const sessions = app.get(Sessions, { strict: false });
  const keys = app.get(ApiKeys, { strict: false });
  return async (request) => {
    const key = bearerOf(request);
    const found = key === undefined ? sessions.userOfToken(cookieOf(request, config)) : keys.open(key);
    return (await found) !== null;
  };
}
