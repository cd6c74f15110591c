import { createLibrary, type LocalLibrary } from '@veracite/library/create';
import { loadStarter } from '@veracite/library/starter/load';
import { Pool } from 'pg';
import { UsageError } from './exit';

/** The local library with the starter in it, and its connections. */
export interface OpenLibrary {
  library: LocalLibrary;
  close(): Promise<void>;
}

/** Addresses of other servers on which imported works lie: LIBRARY_SERVERS, separated by commas. */
export function serversOf(env: NodeJS.ProcessEnv): string[] {
  const addresses = (env['LIBRARY_SERVERS'] ?? '').split(',').map((address) => address.trim());
  const given = addresses.filter((address) => address !== '');
  given.forEach((address, at) => {
    if (!URL.canParse(address) || !/^postgres(?:ql)?:$/.test(new URL(address).protocol))
      throw new UsageError(`LIBRARY_SERVERS: address ${at + 1} must look like postgres://user:password@host/database.`);
  });
  return given;
}

/** Opens the library of DATABASE_URL; its tables and the starter are brought up to date. */
export async function openLibrary(): Promise<OpenLibrary> {
  const connectionString = process.env['DATABASE_URL'];
  if (!connectionString) throw new UsageError('The local library needs PostgreSQL: set DATABASE_URL to its address.');
  const servers = serversOf(process.env);
  const pool = new Pool({ connectionString, max: 4 });
  const close = () => pool.end();
  try {
    const library = await createLibrary(pool, [], servers);
    await loadStarter(library);
    return { library, close: async () => void (await Promise.all([library.close(), close()])) };
  } catch (error) {
    await close();
    throw error;
  }
}
