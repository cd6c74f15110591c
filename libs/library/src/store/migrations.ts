import schema from './schema.sql';

/** Steps that earlier versions took to make the tables of the first step here. */
export const EARLIER_STEPS = 8;

/** Steps that are never changed once released. New ones are added at the end. */
export const MIGRATIONS: readonly string[] = [schema];
