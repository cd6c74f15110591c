import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Empty PostgreSQL servers of their own. */
export interface PostgresServers {
  urls: string[];
  /** Ends one at once, as a power cut does. @param number from 1 */
  kill(number: number): Promise<void>;
  /** Starts it again with the data it had. */
  start(number: number): Promise<void>;
  stop(): Promise<void>;
}

/** @throws when they do not start; why is said on standard error */
export async function startPostgresServers(count: number): Promise<PostgresServers> {
  const tool = path.resolve(__dirname, '../../../tools/postgres-servers.mjs');
  const child = spawn(process.execPath, [tool, String(count)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await Promise.race([lines.next(), ended]);
    if (line === null || typeof line === 'number' || line.done)
      throw new Error(`The servers ended: exit code ${String(await ended)}, reason above.`);
    return line.value;
  };
  const urls = JSON.parse(await nextLine()) as string[];
  const told = async (line: string) => {
    child.stdin.write(`${line}\n`);
    await nextLine();
  };
  return {
    urls,
    kill: (number) => told(`kill ${number}`),
    start: (number) => told(`start ${number}`),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
