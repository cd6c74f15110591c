import { startLineTool } from './line-tool';

/** Outcome of stopping a process. */
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
  const tool = startLineTool('fleet.mjs', [], { NODE_ENV: 'test', ...env });
  const started = JSON.parse(await tool.nextLine()) as Pick<Fleet, 'origins' | 'databaseUrl' | 'replicaUrl'>;
  return {
    ...started,
    roll: async (name) => JSON.parse(await tool.ask(`roll ${name}`)) as Stopped[],
    stop: tool.stop,
  };
}
