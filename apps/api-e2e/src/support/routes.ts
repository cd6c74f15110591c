import type { Route } from './open-api';

/** Routes that need no sign-in: the written list. Whatever else the document holds must refuse. */
export const OPEN = [
  'post /api/auth/signup',
  'post /api/auth/login',
  'post /api/auth/logout',
  'post /api/auth/forgot',
  'post /api/auth/reset',
  'get /api/auth/options',
  'get /api/auth/google',
  'get /api/auth/oidc',
  'get /api/plans',
  'get /api/payments/config',
  'get /api/shared/{token}',
  'get /api/answers/{token}',
  'post /api/answers/{token}',
  'get /.well-known/jwks.json',
  'get /api/watches/feed/{token}',
  'get /api/watches/unsubscribe/{token}',
  'post /api/watches/unsubscribe/{token}',
  'get /api/sources',
  'post /api/citations/parse',
  'post /api/checks',
  'get /api/checks/{id}',
  'patch /api/checks/{id}',
  'delete /api/checks/{id}',
  'patch /api/checks/{id}/entries',
];

/** Routes that say 501 or 503 while what they need is not configured. */
export const UNCONFIGURED = ['get /api/auth/google', 'get /api/auth/oidc'];

/** Routes that mail programs post to from wherever they are: their address is signed and holds no cookie’s power. */
const SIGNED = ['post /api/watches/unsubscribe/{token}'];

export const isOpen = ({ name }: Route) => OPEN.includes(name);
export const changes = ({ method }: Route) => method !== 'GET';
export const isSigned = ({ name }: Route) => SIGNED.includes(name);
/** Routes that cost credits take a key for repeating. */
export const isCharging = ({ parameters }: Route) => parameters.some(({ name }) => name === 'Idempotency-Key');
