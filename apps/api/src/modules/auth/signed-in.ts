import type { INestApplicationContext } from '@nestjs/common';
import type { Request, NextFunction, RequestHandler, Response } from 'express';
import type { Config } from '../../platform/config/schema';
import { bearerOf } from '../../platform/security/bearer';
import { ApiKeys } from './keys/keys.service';
import { Sessions, cookieOf } from './sessions.service';
import { Problem } from '../../platform/problem/problem';

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

/** Creates middleware that accepts support and admin only, for routes without a controller. Other browsers go to the dashboard. */
export function supportOnly(sessions: Sessions, config: Config): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const isBrowser = request.accepts('json', 'html') === 'html';
    sessions
      .userOfToken(cookieOf(request, config))
      .then((user) => {
        if (isBrowser && (!user || user.role === 'user')) return response.redirect('/dashboard');
        if (!user) throw new Problem(401, 'Please sign in.');
        if (user.role === 'user') throw new Problem(403, 'This page is for the support team.');
        next();
      })
      .catch(next);
  };
}
