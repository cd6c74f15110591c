import { Global, Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';
import { REDIS } from '../queue/redis';
import { CHARGING_LIMITER, MAIL_LIMITER, PARSE_LIMITER, RateLimiter, SIGNUP_LIMITER } from './rate-limiter';

const MINUTE_MS = 60_000;

@Global()
@Module({
  providers: [
    {
      provide: CHARGING_LIMITER,
      inject: [CONFIG, REDIS],
      useFactory: (config: Config, redis: Redis | undefined) =>
        new RateLimiter({ name: 'checks', limit: config.CHECKS_PER_MINUTE, windowMs: MINUTE_MS }, redis),
    },
    {
      provide: PARSE_LIMITER,
      inject: [CONFIG, REDIS],
      useFactory: (config: Config, redis: Redis | undefined) =>
        new RateLimiter({ name: 'parses', limit: config.PARSES_PER_MINUTE, windowMs: MINUTE_MS }, redis),
    },
    {
      provide: SIGNUP_LIMITER,
      inject: [CONFIG, REDIS],
      useFactory: (config: Config, redis: Redis | undefined) =>
        new RateLimiter({ name: 'signups', limit: config.SIGNUPS_PER_ADDRESS, windowMs: 10 * MINUTE_MS }, redis),
    },
    {
      provide: MAIL_LIMITER,
      inject: [CONFIG, REDIS],
      useFactory: (config: Config, redis: Redis | undefined) =>
        new RateLimiter({ name: 'mail', limit: config.MAILS_PER_ADDRESS, windowMs: 10 * MINUTE_MS }, redis),
    },
  ],
  exports: [CHARGING_LIMITER, PARSE_LIMITER, SIGNUP_LIMITER, MAIL_LIMITER],
})
export class SecurityModule {}
