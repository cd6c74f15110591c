import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { type Config, CONFIG } from '../config/schema';
import { isDatabaseAway } from './away';
import { dataSourceOptions, migrate } from './data-source';

/** The connection pool of a process, which waits for PostgreSQL at its start. Migrations run before anything else starts. */
@Module({})
export class DatabaseModule {
  /** @param entities the entity of every table */
  static with(entities: DataSourceOptions['entities']): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: Config) => ({
            ...dataSourceOptions(config.DATABASE_URL, entities, config.DATABASE_REPLICA_URLS),
            retryAttempts: 10,
            retryDelay: 1_000,
            toRetry: isDatabaseAway,
          }),
          dataSourceFactory: async (options) => {
            const dataSource = await new DataSource(options as DataSourceOptions).initialize();
            await migrate(dataSource);
            return dataSource;
          },
        }),
      ],
    };
  }
}
