import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { Config } from '../config/schema';

/**
 * Returns the hosts of Paddle's checkout overlay. Paddle does not document which hosts a checkout calls, so its whole
 * domain is allowed for requests and images, and single hosts for scripts, styles and frames.
 */
function paddleHosts(environment: Config['PADDLE_ENVIRONMENT']) {
  const sandbox = environment === 'sandbox';
  return {
    script: ['https://cdn.paddle.com'],
    style: ['https://cdn.paddle.com', ...(sandbox ? ['https://sandbox-cdn.paddle.com'] : [])],
    frame: [sandbox ? 'https://sandbox-buy.paddle.com' : 'https://buy.paddle.com'],
    any: ['https://*.paddle.com'],
  };
}

const NO_HOSTS: ReturnType<typeof paddleHosts> = { script: [], style: [], frame: [], any: [] };

type Switches = Pick<Config, 'secure' | 'BILLING_PROVIDER' | 'PADDLE_ENVIRONMENT'>;

/** Returns a handler for security headers. The content security policy allows this origin, and Paddle where it is used. */
export function securityHeaders({ secure, BILLING_PROVIDER: provider, PADDLE_ENVIRONMENT }: Switches): RequestHandler {
  const paddle = provider === 'paddle' ? paddleHosts(PADDLE_ENVIRONMENT) : NO_HOSTS;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...paddle.script],
        'style-src': ["'self'", "'unsafe-inline'", ...paddle.style],
        'frame-src': ["'self'", ...paddle.frame],
        'connect-src': ["'self'", ...paddle.any],
        'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com', ...paddle.any],
        'font-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Without https, the header would block localhost in the browser for a year.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
