import { Pool, type ClientConfig } from 'pg';

/** A database that holds imported works: the library's own has the number 0. */
export interface Store {
  number: number;
  pool: Pool;
}

/** The library's own database, then its servers. */
export type Stores = readonly [Store, ...Store[]];

/** Connections of an import to a store. */
export function openStore(number: number, connection: ClientConfig, max: number): Store {
  const pool = new Pool({ ...connection, max });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined);
  return { number, pool };
}

/** Where a unit goes: to the servers in turn, to the library's own database where there are none. */
export function storeOfUnit([own, ...servers]: Stores, unit: number): Store {
  return servers[unit % Math.max(1, servers.length)] ?? own;
}

/** Does the same at all stores at once. */
export const atAll = <T>(stores: Stores, work: (store: Store) => Promise<T>): Promise<T[]> =>
  Promise.all(stores.map(work));
