import { Test } from '@nestjs/testing';
import net, { type AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { ConfigModule } from '../config/config.module';
import type { Config } from '../config/schema';
import { DatabaseModule } from './database.module';

const url = new URL(process.env['DATABASE_URL'] ?? '');

test('a process that starts before PostgreSQL takes connections waits for it', async () => {
  let refused = 0;
  const server = net.createServer((near) => {
    if (refused === 0) {
      refused += 1;
      return near.destroy();
    }
    const far = net.connect(Number(url.port), url.hostname);
    return near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);
  const config = { DATABASE_URL: proxied.href, DATABASE_REPLICA_URLS: [] as string[] } as Config;
  const module = Test.createTestingModule({ imports: [ConfigModule.with(config), DatabaseModule.with([])] });
  try {
    const app = await module.compile();
    expect(await app.get(DataSource).query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(refused).toBe(1);
    await app.close();
  } finally {
    server.close();
  }
});
