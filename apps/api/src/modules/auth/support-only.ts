import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Config } from '../../platform/config/schema';
import { Problem } from '../../platform/problem/problem';
import { cookieOf } from './session-cookie';
import type { Sessions } from './sessions.service';

/** Creates middleware that accepts support and admin only, for routes without a controller. */
export function supportOnly(sessions: Sessions, config: Config): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    sessions
      .userOfToken(cookieOf(request, config))
      .then((user) => {
        if (!user) throw new Problem(401, 'Please sign in.');
        if (user.role === 'user') throw new Problem(403, 'This page is for the support team.');
        next();
      })
      .catch(next);
  };
}
