import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** Security headers. Paddle's hosts are those of its checkout overlay; they may be asked only by pages that sell. */
export function securityHeaders(secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", 'https://cdn.paddle.com'],
        'style-src': ["'self'", "'unsafe-inline'", 'https://cdn.paddle.com', 'https://sandbox-cdn.paddle.com'],
        'frame-src': ["'self'", 'https://buy.paddle.com', 'https://sandbox-buy.paddle.com'],
        'connect-src': ["'self'", 'https://*.paddle.com'],
        'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com', 'https://*.paddle.com'],
        'font-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // On plain http a browser would be locked out of localhost for a year.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
