import type { Pool, PoolClient } from 'pg';
import { migrate } from '../store/migrate';
import { inTransaction } from '../store/transaction';
import { postingsOf } from './layout';

/** Processes that meet a new server at the same time take turns. */
const ADOPT_LOCK = 7_243_110_504;

/** A server that answers and must not be used: the message says why. */
export class NotOurs extends Error {}

interface Own {
  library: string;
  serverOf: string | null;
  number: number | null;
  isUsed: boolean;
}

interface Known {
  library: string;
  generation: number;
  /** Undefined for a server that the library does not know, or gave up. */
  entries: string | null;
}

/**
 * Makes the tables on a server and agrees on its number with the library, the first time; later the number is read.
 * @param main the library's own database
 * @param name of the server, for people
 * @throws NotOurs for the library's own database, another library's server, a library of its own, and a server that has
 * lost its index
 */
export async function adopt(main: Pool, server: Pool, name: string): Promise<number> {
  await migrate(server);
  return inTransaction(server, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [ADOPT_LOCK]);
    const own = await ownOf(client);
    const { library, generation, entries } = await knownOf(main, own.number);
    if (own.library === library) throw new NotOurs("is the library's own database");
    if (own.serverOf && own.serverOf !== library) throw new NotOurs('is a server of another library');
    if (own.isUsed) throw new NotOurs('holds a library of its own');
    if (own.number !== null && entries !== null) {
      if (Number(entries) > 0 && !(await hasTable(client, postingsOf(generation))))
        throw new NotOurs('has not the index that the library made there');
      await main.query('update library_servers set name = $2 where number = $1 and name <> $2', [own.number, name]);
      return own.number;
    }
    return begin(main, client, library, name);
  });
}

async function ownOf(client: PoolClient): Promise<Own> {
  const { rows } = await client.query<Own>(
    `select library, server_of as "serverOf", server_number as number,
       next_work > 0 or exists (select from library_works) as "isUsed" from library_shape`,
  );
  return rows[0] as Own;
}

async function knownOf(main: Pool, number: number | null): Promise<Known> {
  const { rows } = await main.query<Known>(
    `select library, generation, (select entries from library_servers where number = $1) as entries from library_shape`,
    [number],
  );
  return rows[0] as Known;
}

async function hasTable(client: PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  return rows[0]?.there ?? false;
}

/** A server begins empty, one that was given up too. */
async function begin(main: Pool, client: PoolClient, library: string, name: string): Promise<number> {
  const { rows } = await main.query<{ number: number }>(
    'insert into library_servers (name) values ($1) returning number',
    [name],
  );
  const number = rows[0]?.number ?? 0;
  await client.query('truncate library_blocks, library_staged, library_staged_units');
  await client.query('update library_shape set server_of = $1, server_number = $2', [library, number]);
  return number;
}
