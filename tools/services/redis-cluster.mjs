import path from 'node:path';
import Redis from 'ioredis';
import { sleep } from '../processes.mjs';
import { startRedis } from './redis.mjs';

const SLOTS = 16_384;
const PATIENCE_MS = 20_000;

/**
 * A Redis Cluster of so many nodes on this machine, empty, without copies.
 * @returns `urls` of all nodes, and `stop`
 */
export async function startRedisCluster(program, home, { env, nodes = 3 }) {
  const password = 'of-a-test';
  const all = [];
  for (let index = 0; index < nodes; index += 1)
    all.push(await startRedis(program, path.join(home, String(index)), { keep: false, env, cluster: true, password }));
  const clients = all.map(({ url }) => new Redis(url));
  const ask = (index, ...words) => clients[index].call('CLUSTER', ...words);
  try {
    for (let index = 0; index < nodes; index += 1) {
      const [from, to] = [index, index + 1].map((part) => Math.floor((SLOTS * part) / nodes));
      await ask(index, 'ADDSLOTSRANGE', from, to - 1);
      await ask(index, 'SET-CONFIG-EPOCH', index + 1);
    }
    for (const { url } of all.slice(1)) await ask(0, 'MEET', '127.0.0.1', new URL(url).port);
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(50)) {
      const states = await Promise.all(clients.map((_, index) => ask(index, 'INFO')));
      if (states.every((info) => info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${nodes}`)))
        break;
      if (Date.now() > until) throw new Error('the nodes of the Redis Cluster did not find each other');
    }
  } finally {
    for (const client of clients) client.disconnect();
  }
  return {
    urls: all.map(({ url }) => url),
    stop: async () => {
      for (const { stop } of all) await stop();
    },
  };
}
