import { Global, Module, type Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';
import { DOWNLOADS, downloadTurns, EVENT_STREAMS, eventStreamTurns } from '../http/streams';
import { REDIS } from '../queue/redis';
import { Admission } from './admission';
import {
  CHARGING_LIMITER,
  COMPUTING_LIMITER,
  MAIL_LIMITER,
  PARSE_LIMITER,
  RateLimiter,
  SIGNUP_LIMITER,
} from './rate-limiter';

const MINUTE_MS = 60_000;

/** A limiter over all processes. @param limit how many within the window, by the configuration */
const limiter = (token: symbol, name: string, limit: (config: Config) => number, windowMs: number): Provider => ({
  provide: token,
  inject: [CONFIG, REDIS],
  useFactory: (config: Config, redis: Redis | undefined) =>
    new RateLimiter({ name, limit: limit(config), windowMs }, redis),
});

@Global()
@Module({
  providers: [
    limiter(CHARGING_LIMITER, 'checks', (config) => config.CHECKS_PER_MINUTE, MINUTE_MS),
    limiter(COMPUTING_LIMITER, 'computing', (config) => config.TEXTS_PER_MINUTE, MINUTE_MS),
    limiter(PARSE_LIMITER, 'parses', (config) => config.PARSES_PER_MINUTE, MINUTE_MS),
    limiter(SIGNUP_LIMITER, 'signups', (config) => config.SIGNUPS_PER_ADDRESS, 10 * MINUTE_MS),
    limiter(MAIL_LIMITER, 'mail', (config) => config.MAILS_PER_ADDRESS, 10 * MINUTE_MS),
    {
      provide: Admission,
      inject: [CONFIG],
      useFactory: (config: Config) => new Admission(config.CHECKS_IN_FLIGHT),
    },
    { provide: DOWNLOADS, useFactory: downloadTurns },
    { provide: EVENT_STREAMS, useFactory: eventStreamTurns },
  ],
  exports: [
    Admission,
    DOWNLOADS,
    EVENT_STREAMS,
    CHARGING_LIMITER,
    COMPUTING_LIMITER,
    PARSE_LIMITER,
    SIGNUP_LIMITER,
    MAIL_LIMITER,
  ],
})
export class SecurityModule {}
