import type { NewApiKey } from '@veracite/contracts/keys';
import type { Check } from '@veracite/contracts/checks';
import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import { setTimeout as pause } from 'node:timers/promises';
import { newAccount, type Client as Account } from '../../../../api-e2e/src/support/client';
import { Client } from '../../../../extension/src/client';
import { next, START } from '../../../../extension/src/panel/state';

const BATCH = 100;

/** An account with the credits of a list. */
async function subscriber(origin: string): Promise<Account> {
  const account = await newAccount(origin);
  await account.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  return account;
}

async function keyOf(account: Account): Promise<string> {
  return ((await account.post('/api/auth/keys', { name: 'Ways', scopes: ['verify', 'read'] })).body as NewApiKey).key;
}

/** As the page sends a list: in the session, a hundred at a time. */
export async function byPage(origin: string, texts: readonly string[]): Promise<VerificationResult[]> {
  const account = await subscriber(origin);
  const results: VerificationResult[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const citations = texts.slice(from, from + BATCH);
    const { status, body } = await account.post('/api/citations/verify-batch', { citations });
    if (status !== 200) throw new Error(`verify-batch: ${status} ${JSON.stringify(body)}`);
    results.push(...(body as BatchResult).results);
  }
  return results;
}

/** As programs do: one list of a check, with a key. */
export async function byApi(origin: string, texts: readonly string[]): Promise<VerificationResult[]> {
  const account = await subscriber(origin);
  const headers = { Authorization: `Bearer ${await keyOf(account)}` };
  const created = await account.post('/api/checks', { text: texts.join('\n\n') }, headers);
  const { id } = created.body as Check;
  await account.post(`/api/checks/${id}/run`, {}, headers);
  for (;;) {
    const { state } = (await account.get(`/api/checks/${id}`, headers)).body as Check;
    if (state === 'finished') break;
    await pause(500);
  }
  const { entries } = (await account.get(`/api/checks/${id}?entries=0-${texts.length - 1}`, headers)).body as Check;
  return entries.flatMap(({ result }) => result ?? []);
}

/** As the extension does: its client and the state of its panel. */
export async function byExtension(origin: string, texts: readonly string[]): Promise<VerificationResult[]> {
  const client = new Client({ server: origin, key: await keyOf(await subscriber(origin)), style: 'apa' });
  const { signal } = new AbortController();
  const check = await client.read({ text: texts.join('\n\n') }, signal);
  let state = next(START, { type: 'read', check });
  await client.run(check.id, signal);
  for await (const event of client.events(check.id, signal)) state = next(state, event);
  return state.entries.flatMap(({ result }) => result ?? []);
}
