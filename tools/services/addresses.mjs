import net from 'node:net';
import { Refusal } from '../refusal.mjs';

/** Stops with one sentence when nothing listens at an address that the environment gives. */
export async function checkAddresses({ DATABASE_URL, REDIS_URL } = process.env) {
  if (DATABASE_URL) await mustAnswer('DATABASE_URL', DATABASE_URL, 5432);
  // A cluster is given as several addresses.
  for (const address of REDIS_URL?.split(',') ?? []) await mustAnswer('REDIS_URL', address.trim(), 6379);
}

async function mustAnswer(variable, address, defaultPort) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname)
    throw new Refusal(`${variable} is no address: it should look like scheme://user:password@host:port/name.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || defaultPort);
  const fault = await new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 5_000 }, () => resolve(undefined));
    socket.once('timeout', () => resolve('no answer in 5 s'));
    socket.once('error', (error) => resolve(error.code ?? error.message));
    socket.once('connect', () => socket.end());
  });
  if (fault) throw new Refusal(`Nothing answers at ${host}:${port}, which ${variable} names (${fault}).`);
}
