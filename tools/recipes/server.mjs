import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sleep, stopProcess } from '../processes.mjs';

const PATIENCE_MS = 300_000;

/**
 * Waits until the product in a folder is ready.
 * @param started ends when the command that starts it does, which it should not
 * @returns its `origin`, a `key` of a new account for reading, and `stop`; undefined when it did not start
 */
export async function runningIn(folder, started) {
  const note = path.join(folder, '.data/running.json');
  let ended = false;
  void started.then(() => (ended = true));
  for (const until = Date.now() + PATIENCE_MS; !fs.existsSync(note); await sleep(200))
    if (ended || Date.now() > until) return undefined;
  const { pid, origin } = JSON.parse(fs.readFileSync(note, 'utf8'));
  return { origin, key: await newKey(origin), stop: () => stopProcess(pid, 'SIGTERM', 60_000) };
}

async function newKey(origin) {
  const send = async (place, body, headers = {}) => {
    const reply = await fetch(origin + place, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${place}: ${reply.status} ${await reply.text()}`);
    return reply;
  };
  const email = `${randomBytes(8).toString('hex')}@example.org`;
  const account = await send('/api/auth/signup', { name: 'Recipes', email, password: randomBytes(8).toString('hex') });
  const Cookie = account.headers.getSetCookie()[0].split(';')[0];
  return (await (await send('/api/auth/keys', { name: 'Recipes', scopes: ['read'] }, { Cookie })).json()).key;
}
