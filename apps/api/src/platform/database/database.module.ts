import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/schema';
import { dataSourceOptions, migrate } from './data-source';
import { ENTITIES } from './entities';

/** One pool for each process, its tables brought up to date before anything else starts. */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config.DATABASE_URL, ENTITIES, config.DATABASE_REPLICA_URLS),
        retryAttempts: 1,
      }),
      dataSourceFactory: async (options) => {
        const dataSource = await new DataSource(options as DataSourceOptions).initialize();
        await migrate(dataSource);
        return dataSource;
      },
    }),
  ],
})
export class DatabaseModule {}
