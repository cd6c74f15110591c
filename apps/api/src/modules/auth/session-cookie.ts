import type { CookieOptions, Request } from 'express';
import type { Config } from '../../platform/config/schema';

/** Returns the name of the cookie. `__Host-` binds it to this host and to https; browsers refuse the prefix over http. */
export function cookieName({ secure }: Pick<Config, 'secure'>): string {
  return secure ? '__Host-veracite' : 'veracite';
}

export function cookieOptions({ secure }: Pick<Config, 'secure'>): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}

/** Returns the session token of a request, or null. */
export function cookieOf(request: Request, config: Pick<Config, 'secure'>): string | null {
  return readCookie(request, cookieName(config));
}

/** Returns the value of a cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  const cookies: unknown = request.cookies;
  const value = typeof cookies === 'object' && cookies !== null ? Reflect.get(cookies, name) : undefined;
  return typeof value === 'string' ? value : null;
}
