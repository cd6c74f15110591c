import { BullModule } from '@nestjs/bullmq';
import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { type Config, CONFIG } from '../config/schema';
import { openQueueRedis, openRedis, REDIS } from './redis';

const SCHEMA = 'queue';

/** Provides BullMQ on Redis, or on PostgreSQL without it. The prefix's braces keep keys in one slot of a cluster. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ connection: connectionOf(config), prefix: '{veracite}' }),
    }),
  ],
  providers: [
    {
      provide: REDIS,
      inject: [CONFIG],
      useFactory: (config: Config) => {
        if (config.REDIS_URL.length === 0) return undefined;
        const redis = openRedis(config.REDIS_URL);
        const log = new Logger('Redis');
        redis.on('error', (error: Error) => log.warn(`Redis: ${error.message}`));
        return redis;
      },
    },
  ],
  exports: [REDIS],
})
export class QueueModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis | Cluster | undefined) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function connectionOf(config: Config): ConnectionOptions {
  if (config.REDIS_URL.length > 1) return openQueueRedis(config.REDIS_URL);
  const [url] = config.REDIS_URL;
  if (url) return { url, maxRetriesPerRequest: null };
  setDefaultBackendFactory(createPostgresBackend);
  const connection = { connectionString: config.DATABASE_URL, schema: SCHEMA, migrate: true, max: 5 };
  // The PostgreSQL backend takes its options through the same field, which is typed for Redis.
  return connection as unknown as ConnectionOptions;
}
