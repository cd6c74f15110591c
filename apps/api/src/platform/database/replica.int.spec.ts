import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { onReplica } from './checked-query';

const url = process.env['DATABASE_URL'] ?? '';
const named = (name: string) => `${url}?application_name=${name}`;

interface Name {
  name: string;
}
const NAME = `SELECT current_setting('application_name') AS name`;

test.each([
  ['a replica', [named('replica')], 'replica'],
  ['none', [], 'main'],
])('with %s: reads that may lag behind go there, all others to the primary', async (_name, replicas, expected) => {
  const database = await new DataSource(dataSourceOptions(named('main'), [], replicas)).initialize();
  try {
    expect(await onReplica(database, (manager) => manager.query<Name[]>(NAME))).toEqual([{ name: expected }]);
    expect(await database.query<Name[]>(NAME)).toEqual([{ name: 'main' }]);
    expect(await database.transaction((manager) => manager.query<Name[]>(NAME))).toEqual([{ name: 'main' }]);
  } finally {
    await database.destroy();
  }
});
