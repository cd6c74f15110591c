import type { IncomingMessage } from 'node:http';

/** Returns the token of an `Authorization: Bearer` header (RFC 6750), or undefined without such a header. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' ? token : undefined;
}
