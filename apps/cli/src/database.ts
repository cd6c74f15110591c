import { createLibrary, type LocalLibrary } from '@veracite/library/create';
import { loadStarter } from '@veracite/library/starter/load';
import { Pool } from 'pg';
import { UsageError } from './exit';

/** The local library, including the starter works, and its connections. */
interface OpenLibrary {
  library: LocalLibrary;
  close(): Promise<void>;
}

/** Opens the library at DATABASE_URL and brings its tables and starter works up to date. */
export async function openLibrary(): Promise<OpenLibrary> {
  const connectionString = process.env['DATABASE_URL'];
  if (!connectionString) throw new UsageError('The local library needs PostgreSQL: set DATABASE_URL to its address.');
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
