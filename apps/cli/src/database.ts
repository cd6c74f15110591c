import { createLibrary, type LocalLibrary } from '@veracite/library/create';
import { loadStarter } from '@veracite/library/starter/load';
import { Pool } from 'pg';
import { UsageError } from './exit';

/** The local library with the starter in it, and its connections. */
export interface OpenLibrary {
  library: LocalLibrary;
  close(): Promise<void>;
}

/** Opens the library of DATABASE_URL, which tools/cli.mjs sees to; its tables and the starter are brought up to date. */
export async function openLibrary(): Promise<OpenLibrary> {
  const connectionString = process.env['DATABASE_URL'];
  if (!connectionString) throw new UsageError('DATABASE_URL is not set: start the command with npm run -s cli --.');
  const pool = new Pool({ connectionString, max: 4 });
  const close = () => pool.end();
  try {
    const library = await createLibrary(pool);
    await loadStarter(library);
    return { library, close };
  } catch (error) {
    await close();
    throw error;
  }
}
