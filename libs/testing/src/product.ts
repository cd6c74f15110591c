import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type Mishap =
  | ('kill main' | 'kill worker')
  | ('restart redis' | 'restart postgres')
  | ('cut redis' | 'cut postgres' | 'cut databases');

export interface ProductOptions {
  /** Switches of the product, such as UPSTREAM_ORIGIN. */
  env?: NodeJS.ProcessEnv;
  /** False for the server alone. */
  worker?: boolean;
  /** A Redis for this product only. */
  ownRedis?: boolean;
  /** A Redis and a PostgreSQL of its own, and proxies before them and the databases, whose connections can be cut. */
  behindProxies?: boolean;
  /** Another checkout of the product, for its version. */
  checkout?: string;
}

/** The built product, running for a test. */
export interface Product {
  /** Where it answers: `http://127.0.0.1:<port>`. */
  origin: string;
  /** Folder of main.log and worker.log while it runs. */
  logs: string;
  /** Its PostgreSQL. */
  databaseUrl: string;
  /**
   * Lets something happen to it, and waits until it runs again: a process killed with SIGKILL, its Redis killed and
   * started empty (with `ownRedis`), its PostgreSQL restarted or connections reset (with `behindProxies`).
   */
  suffer(mishap: Mishap): Promise<void>;
  /** Rejects when the product ends before it was stopped. */
  failed: Promise<never>;
  /** Lets this process exit while it runs. It ends then. */
  detach(): void;
  stop(): Promise<void>;
}

/**
 * Starts server and worker on a free port, building them when their sources changed. The test has to run
 * below tools/with-services.mjs, which gives DATABASE_URL and REDIS_URL.
 */
export async function startProduct({
  env = {},
  worker = true,
  ownRedis = false,
  behindProxies = false,
  checkout = path.resolve(__dirname, '../../..'),
}: ProductOptions = {}): Promise<Product> {
  const script = path.join(checkout, 'tools/product.mjs');
  const child = spawn(
    process.execPath,
    [
      script,
      ...(worker ? [] : ['--no-worker']),
      ...(ownRedis ? ['--own-redis'] : []),
      ...(behindProxies ? ['--behind-proxies'] : []),
    ],
    {
      // Jest sets NODE_ENV for itself; the product has its own.
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let stopping = false;
  const failed = ended.then((code): Promise<never> | never => {
    if (stopping) return new Promise<never>(() => undefined);
    throw new Error(`The product ended by itself: exit code ${code}, reason above.`);
  });
  failed.catch(() => undefined);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => {
    const line = await Promise.race([lines.next(), ended]);
    if (line === null || typeof line === 'number' || line.done)
      throw new Error(`The product ended: exit code ${String(await ended)}, reason above.`);
    return line.value;
  };

  const started = JSON.parse(await nextLine()) as Pick<Product, 'origin' | 'logs' | 'databaseUrl'>;
  let before: Promise<unknown> = Promise.resolve();
  return {
    ...started,
    suffer: (mishap) => {
      const done = before.then(() => {
        child.stdin.write(`${mishap}\n`);
        return nextLine();
      });
      before = done;
      return done.then(() => undefined);
    },
    failed,
    detach: () => {
      child.unref();
      for (const pipe of [child.stdin, child.stdout]) (pipe as unknown as Socket).unref();
    },
    stop: async () => {
      stopping = true;
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
