import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The built product, running for a test. */
export interface Product {
  /** Where it answers: `http://127.0.0.1:<port>`. */
  origin: string;
  /** Folder of main.log and worker.log while it runs. */
  logs: string;
  stop(): Promise<void>;
}

/**
 * Starts server and worker on a free port, building them when their sources changed. The test has to run
 * below tools/with-services.mjs, which gives DATABASE_URL and REDIS_URL.
 * @param options `env`: switches of the product such as UPSTREAM_ORIGIN; `worker`: false for the server alone
 */
export async function startProduct({ env = {}, worker = true }: { env?: NodeJS.ProcessEnv; worker?: boolean } = {}) {
  const script = path.resolve(__dirname, '../../../tools/product.mjs');
  const child = spawn(process.execPath, [script, ...(worker ? [] : ['--no-worker'])], {
    // Jest sets NODE_ENV for itself; the product has its own.
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const first = await Promise.race([ready, ended]);
  if (typeof first !== 'string') throw new Error(`The product did not start: exit code ${first}, reason above.`);

  const { origin, logs } = JSON.parse(first) as Pick<Product, 'origin' | 'logs'>;
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { origin, logs, stop } satisfies Product;
}
