import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

test('an operator: npm start serves the product with services of its own, and stops everything when it is interrupted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: 'development', DATA_DIR: folder, PORT: String(await freePort()) };
  const started = spawn(process.execPath, ['tools/start.mjs'], { env });
  const ended = once(started, 'exit');
  let output = '';
  started.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    while (!output.includes('Veracite runs at') && started.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 200));
    expect(output).toContain(`Veracite runs at http://localhost:${env.PORT}`);
    const [page, health] = await Promise.all(
      ['/', '/health/ready'].map((place) => fetch(`http://localhost:${env.PORT}${place}`)),
    );
    expect([page?.status, health?.status]).toEqual([200, 200]);
  } finally {
    started.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    rmSync(folder, { recursive: true, force: true });
    expect([code, output]).toEqual([expect.anything(), expect.not.stringContaining('ReferenceError')]);
  }
});
