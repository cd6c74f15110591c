import { startLineTool } from './line-tool';

/** Empty PostgreSQL servers of their own. */
export interface PostgresServers {
  urls: string[];
  /** Ends one at once, as a power cut does. @param number from 1 */
  kill(number: number): Promise<void>;
  /** Starts it again with the data it had. */
  start(number: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the servers. @throws when they do not start; the reason is on standard error */
export async function startPostgresServers(count: number): Promise<PostgresServers> {
  const tool = startLineTool('postgres-servers.mjs', [String(count)]);
  const urls = JSON.parse(await tool.nextLine()) as string[];
  return {
    urls,
    kill: async (number) => void (await tool.ask(`kill ${number}`)),
    start: async (number) => void (await tool.ask(`start ${number}`)),
    stop: tool.stop,
  };
}
