import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { container, ended, ROOT, start, type ContainerOf } from './support/containers';
import { stopShared } from './support/running';

/*
 * The commands of docker/ as they stand there, without a container engine: with the environment that image and compose.yaml
 * give them, and by a user who may write in /tmp alone.
 */

const PRODUCTION = {
  JWT_SECRET: 'a secret of forty characters for one test',
  PUBLIC_URL: 'https://veracite.example.org',
  BILLING_PROVIDER: 'off',
};
const SECOND = 1_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The container's environment with addresses of this machine in place of those of its network. */
async function onThisMachine({ environment }: ContainerOf): Promise<Record<string, string>> {
  const moved = new Map<string, string>();
  for (const name of ['PORT', 'METRICS_PORT'])
    if (environment[name]) moved.set(environment[name], String(await freePort()));
  const here = Object.entries(environment).map(([name, value]) => [
    name,
    moved.get(value) ?? value.replace(/(?<=127\.0\.0\.1):(\d+)\//, (_, port: string) => `:${moved.get(port) ?? port}/`),
  ]);
  const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
  return {
    ...(Object.fromEntries(here) as Record<string, string>),
    ...PRODUCTION,
    DATABASE_URL,
    REDIS_URL,
    WEB_ROOT: path.join(ROOT, 'dist/web'),
  };
}

/** As long as the image lets a container start. */
const START = 60 * SECOND;

async function healthy(check: string[], environment: Record<string, string>, running: ChildProcess): Promise<boolean> {
  for (const until = Date.now() + START; Date.now() < until && running.exitCode === null; await pause(500))
    if ((await ended(start(check, environment))) === 0) return true;
  return false;
}

const NAMES = ['api', 'worker'] as const;
const begun = new Map<
  string,
  { whole: ContainerOf; environment: Record<string, string>; child: ChildProcess; output: string[] }
>();

beforeAll(async () => {
  await stopShared();
  for (const name of NAMES) {
    const whole = container(name, { POSTGRES_PASSWORD: 'secret' });
    const environment = await onThisMachine(whole);
    const child = start(whole.command, environment);
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
    begun.set(name, { whole, environment, child, output });
  }
});
afterAll(() => {
  for (const { child } of begun.values()) child.kill('SIGKILL');
});

test.each(NAMES)(
  '%s: becomes healthy, writes nothing, and exits cleanly on SIGTERM',
  async (name) => {
    const { whole, environment, child, output } = begun.get(name) ?? fail(name);
    expect(await ended(start(whole.health, { ...environment, HEALTH_URL: 'http://127.0.0.1:1/' }))).toBe(1);
    const isHealthy = await healthy(whole.health, environment, child);
    expect([isHealthy, child.exitCode === null ? '' : output.join('')]).toEqual([true, '']);
    if (name === 'api') {
      const page = await fetch(`http://127.0.0.1:${environment['PORT']}/`);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    }
    expect(output.join('')).not.toMatch(/EROFS|EACCES|EPERM/);

    const [began, stopped] = [Date.now(), ended(child)];
    child.kill('SIGTERM');
    const code = await stopped;
    expect([code, code === 0 ? '' : output.join('')]).toEqual([0, '']);
    expect(Date.now() - began).toBeLessThan(whole.graceSeconds * SECOND);
  },
  2 * START,
);

function fail(name: string): never {
  throw new Error(`${name} was not started`);
}
