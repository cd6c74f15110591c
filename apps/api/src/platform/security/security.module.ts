import { Global, Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerOptions } from '@nestjs/throttler';
import type { Redis } from 'ioredis';
import { type Config, CONFIG } from '../config/schema';
import { DOWNLOADS, downloadQueue, EVENT_STREAMS, eventStreamQueue } from '../http/streams';
import { REDIS } from '../queue/redis';
import { Admission } from './admission';
import { RateLimitGuard, type RateLimit } from './rate-limit.guard';
import { RedisThrottlerStorage } from './throttler-storage';

const MINUTE_MS = 60_000;
/** Test deliveries to the endpoints of a user. */
const PINGS_PER_MINUTE = 30;

/** Returns the configured limits: requests of one user or network within so many milliseconds. */
const throttlersOf = (config: Config): (ThrottlerOptions & { name: RateLimit })[] => [
  { name: 'checks', limit: config.CHECKS_PER_MINUTE, ttl: MINUTE_MS },
  { name: 'computing', limit: config.TEXTS_PER_MINUTE, ttl: MINUTE_MS },
  { name: 'parses', limit: config.PARSES_PER_MINUTE, ttl: MINUTE_MS },
  { name: 'pings', limit: PINGS_PER_MINUTE, ttl: MINUTE_MS },
  { name: 'signups', limit: config.SIGNUPS_PER_ADDRESS, ttl: 10 * MINUTE_MS },
  { name: 'mail', limit: config.MAILS_PER_ADDRESS, ttl: 10 * MINUTE_MS },
];

/** Rate limits, admission of checks, and queues for downloads and event streams. */
@Global()
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [CONFIG, REDIS],
      useFactory: (config: Config, redis: Redis | undefined) => ({
        throttlers: throttlersOf(config),
        storage: new RedisThrottlerStorage(redis),
      }),
    }),
  ],
  providers: [
    RateLimitGuard,
    { provide: Admission, inject: [CONFIG], useFactory: (config: Config) => new Admission(config.CHECKS_IN_FLIGHT) },
    { provide: DOWNLOADS, useFactory: downloadQueue },
    { provide: EVENT_STREAMS, useFactory: eventStreamQueue },
  ],
  exports: [RateLimitGuard, Admission, DOWNLOADS, EVENT_STREAMS],
})
export class SecurityModule {}
