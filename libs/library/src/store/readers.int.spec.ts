import { connect, createServer, type Server, type Socket } from 'node:net';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import { Pool } from 'pg';
import { createLibrary } from '../create';
import { readers } from './readers';
import { DEEP, WORKS } from '../../testing/works';

let scratch: ScratchPool;
let gate: Gate;
let replica: Pool;

/** A way to the database that can be shut and opened again. */
class Gate {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  port = 0;

  constructor(private readonly target: URL) {}

  async open(): Promise<void> {
    const server = createServer((socket) => {
      const onward = connect(Number(this.target.port), this.target.hostname);
      for (const item of [socket, onward]) {
        this.sockets.add(item);
        item.on('error', () => item.destroy());
        item.on('close', () => [socket, onward].forEach((other) => other.destroy()));
      }
      socket.pipe(onward).pipe(socket);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.server = server;
  }

  async shut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}

beforeAll(async () => {
  scratch = await scratchPool();
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  gate = new Gate(new URL(url));
  await gate.open();
  url.port = String(gate.port);
  url.hostname = '127.0.0.1';
  url.searchParams.set('application_name', 'replica');
  replica = new Pool({ ...scratch.pool.options, connectionString: url.href, max: 2 });
  replica.on('error', () => undefined);
});
afterAll(async () => {
  await replica.end();
  await gate.shut();
  await scratch.end();
});

test('reads go to a replica while it answers, to the database while it does not, and back', async () => {
  let now = 0;
  const reader = readers(scratch.pool, [replica], () => now);
  const answering = async () => {
    const { rows } = await reader.query<{ name: string }>({
      text: `select current_setting('application_name') as name`,
    });
    return rows[0]?.name;
  };
  expect(await answering()).toBe('replica');
  await gate.shut();
  expect(await answering()).toBe('');
  await gate.open();
  expect(await answering()).toBe('');
  now += 6000;
  expect(await answering()).toBe('replica');
});

test('a fault of the question is thrown, and one of a replica without the tables is not', async () => {
  const reader = readers(scratch.pool, [replica], () => 0);
  await expect(reader.query({ text: `select 'x'::integer` })).rejects.toThrow('invalid input syntax');
  const elsewhere = new Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
  const library = await createLibrary(scratch.pool, [elsewhere]);
  await library.add('c', WORKS);
  expect(await library.lookUp(DEEP.identifiers)).toEqual([DEEP]);
  expect((await library.search({ title: DEEP.csl.title, authors: DEEP.csl.author }))[0]).toEqual(DEEP);
  await elsewhere.end();
});
