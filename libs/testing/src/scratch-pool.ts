import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

export interface ScratchPool {
  pool: Pool;
  /** Removes the schema with everything in it and closes the pool. */
  end(): Promise<void>;
}

/** Connections whose tables lie in an empty schema of their own, in the database of DATABASE_URL. */
export async function scratchPool(): Promise<ScratchPool> {
  const connectionString = process.env['DATABASE_URL'];
  if (!connectionString) throw new Error('DATABASE_URL is not set: run through tools/with-services.mjs');
  const schema = `scratch_${randomBytes(6).toString('hex')}`;
  const pool = new Pool({ connectionString, options: `-c search_path=${schema}`, max: 4 });
  await pool.query(`create schema ${schema}`);
  return {
    pool,
    end: async () => {
      await pool.query(`drop schema ${schema} cascade`);
      await pool.end();
    },
  };
}
