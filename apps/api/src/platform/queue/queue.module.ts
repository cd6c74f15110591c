import { BullModule } from '@nestjs/bullmq';
import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';
import { openRedis, REDIS } from './redis';

/** Tables of the queue when it lives in PostgreSQL. */
const SCHEMA = 'queue';

/** BullMQ on Redis; on PostgreSQL when there is none, which is for one machine only. */
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
        if (!config.REDIS_URL) return undefined;
        const redis = openRedis(config.REDIS_URL);
        const log = new Logger('Redis');
        redis.on('error', (error) => log.warn(`Redis: ${error.message}`));
        return redis;
      },
    },
  ],
  exports: [REDIS],
})
export class QueueModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis | undefined) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function connectionOf(config: Config): ConnectionOptions {
  if (config.REDIS_URL) return { url: config.REDIS_URL, maxRetriesPerRequest: null };
  setDefaultBackendFactory(createPostgresBackend);
  const connection = { connectionString: config.DATABASE_URL, schema: SCHEMA, migrate: true, max: 5 };
  // Options of the PostgreSQL backend pass through the same field, which is typed for Redis.
  return connection as unknown as ConnectionOptions;
}
