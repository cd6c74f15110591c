import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** How a process stopped when it was asked to. */
export interface Stopped {
  code: number;
  ms: number;
}

/** Two servers and two workers over a PostgreSQL with a replica and a Redis Cluster of three nodes. */
export interface Fleet {
  /** Where the servers answer. */
  origins: string[];
  databaseUrl: string;
  replicaUrl: string;
  /** Stops all processes of a kind by SIGTERM and starts them again, one after the other. */
  roll(name: 'main' | 'worker'): Promise<Stopped[]>;
  stop(): Promise<void>;
}

/** @param env switches of the product, such as UPSTREAM_ORIGIN */
export async function startFleet(env: NodeJS.ProcessEnv): Promise<Fleet> {
  const child = spawn(process.execPath, [path.resolve(__dirname, '../../../tools/fleet.mjs')], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await Promise.race([lines.next(), ended]);
    if (line === null || typeof line === 'number' || line.done)
      throw new Error(`The fleet ended: exit code ${String(await ended)}, reason above.`);
    return line.value;
  };
  const told = JSON.parse(await nextLine()) as Pick<Fleet, 'origins' | 'databaseUrl' | 'replicaUrl'>;
  return {
    ...told,
    roll: async (name) => {
      child.stdin.write(`roll ${name}\n`);
      return JSON.parse(await nextLine()) as Stopped[];
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
