import { Global, Module } from '@nestjs/common';
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
      provide: COMPUTING_LIMITER,
      inject: [CONFIG, REDIS],
      useFactory: (config: Config, redis: Redis | undefined) =>
        new RateLimiter({ name: 'computing', limit: config.TEXTS_PER_MINUTE, windowMs: MINUTE_MS }, redis),
    },
    {
      provide: Admission,
      inject: [CONFIG],
      useFactory: (config: Config) => new Admission(config.CHECKS_IN_FLIGHT),
    },
    { provide: DOWNLOADS, useFactory: downloadTurns },
    { provide: EVENT_STREAMS, useFactory: eventStreamTurns },
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
