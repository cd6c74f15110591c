import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { User } from '../src/modules/auth/entities';
import { readConfig, type Config } from '../src/platform/config/schema';
import { dataSourceOptions, migrate } from '../src/platform/database/data-source';
import { ENTITIES } from '../src/entities';

/** The migrated tables in a new schema of the database at DATABASE_URL. */
export interface ScratchDatabase {
  database: DataSource;
  config: Config;
  newUser(details?: Partial<User>): Promise<User>;
  end(): Promise<void>;
}

export async function scratchDatabase(): Promise<ScratchDatabase> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set: run through tools/with-services.mjs');
  const schema = `scratch_${randomBytes(6).toString('hex')}`;
  const admin = await new DataSource({ type: 'postgres', url }).initialize();
  await admin.query(`CREATE SCHEMA ${schema}`);
  const options = dataSourceOptions(url, ENTITIES);
  const database = await new DataSource({
    ...options,
    extra: { max: 20, options: `-c search_path=${schema}` },
  } as typeof options).initialize();
  await migrate(database);
  return {
    database,
    config: readConfig({ DATABASE_URL: url, NODE_ENV: 'test' }),
    newUser: async (details = {}) => {
      const users = database.getRepository(User);
      const email = `${randomBytes(8).toString('hex')}@example.org`;
      const { id } = await users.save(users.create({ name: 'Ada', email, ...details }));
      return users.findOneByOrFail({ id });
    },
    end: async () => {
      await database.destroy();
      await admin.query(`DROP SCHEMA ${schema} CASCADE`);
      await admin.destroy();
    },
  };
}
