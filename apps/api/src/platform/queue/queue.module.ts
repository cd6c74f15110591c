import { BullModule } from '@nestjs/bullmq';
import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';
import { openQueueRedis, openRedis, REDIS } from './redis';

/** Tables of the queue when it lives in PostgreSQL. */
const SCHEMA = 'queue';

/** BullMQ on Redis, whose keys lie in one slot of a cluster by the braces of their prefix; on PostgreSQL when there is none, which is for one machine only. */
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
  // Options of the PostgreSQL backend pass through the same field, which is typed for Redis.
  return connection as unknown as ConnectionOptions;
}
