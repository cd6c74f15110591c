import type { CookieOptions, Request } from 'express';
import type { Config } from '../../platform/config/schema';

/** `__Host-` binds a cookie to this host and to https; over http://localhost browsers refuse the prefix. */
export function cookieName({ secure }: Pick<Config, 'secure'>): string {
  return secure ? '__Host-veracite' : 'veracite';
}

export function cookieOptions({ secure }: Pick<Config, 'secure'>): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}

/** The session's token of a request, or null. */
export function cookieOf(request: Request, config: Pick<Config, 'secure'>): string | null {
  const cookies: unknown = request.cookies;
  const value = typeof cookies === 'object' && cookies !== null ? Reflect.get(cookies, cookieName(config)) : undefined;
  return typeof value === 'string' ? value : null;
}
