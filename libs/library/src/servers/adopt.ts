import type { Pool } from 'pg';
import { migrate } from '../store/migrate';
import { inTransaction } from '../store/transaction';

/** Processes that meet a new server at the same time take turns. */
const ADOPT_LOCK = 7_243_110_504;

/** A server that answers and must not be used: the message says why. */
export class NotOurs extends Error {}

/**
 * Makes the tables on a server and agrees on its number with the library, the first time; later the number is read.
 * @param main the library's own database
 * @param name of the server, for people
 * @throws NotOurs for the library's own database, another library's server, or a library of its own
 */
export async function adopt(main: Pool, server: Pool, name: string): Promise<number> {
  await migrate(server);
  return inTransaction(server, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [ADOPT_LOCK]);
    const ours = await main.query<{ library: string }>('select library from library_shape');
    const library = ours.rows[0]?.library;
    const { rows } = await client.query<{ own: string; of: string | null; number: number | null; used: boolean }>(
      `select shape.library as own, s.library as of, s.number,
         shape.next_work > 0 or exists (select from library_works) as used
       from library_shape shape left join library_server_of s on true`,
    );
    const [found] = rows;
    if (found?.own === library) throw new NotOurs(`${name} is the library's own database`);
    if (found?.of && found.of !== library) throw new NotOurs(`${name} is a server of another library`);
    if (found?.used) throw new NotOurs(`${name} holds a library of its own`);
    if (found?.number) {
      await main.query('update library_servers set name = $2 where number = $1 and name <> $2', [found.number, name]);
      return found.number;
    }
    const { rows: made } = await main.query<{ number: number }>(
      'insert into library_servers (name) values ($1) returning number',
      [name],
    );
    const number = made[0]?.number ?? 0;
    await client.query('insert into library_server_of (library, number) values ($1, $2)', [library, number]);
    return number;
  });
}
