import type { VerificationResult } from '@veracite/contracts/citations';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import { inventedWork } from '@veracite/testing/invented-catalogue';
import { newAccount, type Client } from './client';

/** References of one batch, each with whether its work is in the databases. */
export interface Asked {
  text: string;
  isHeld: boolean;
}

/** One in five is of a work that nobody holds. */
const isHeld = (number: number): boolean => number % 5 !== 4;

/** What the databases hold, for so many references. */
export const heldWorks = (count: number): CslItem[] =>
  Array.from({ length: count }, (_, number) => number)
    .filter(isHeld)
    .map(inventedWork);

/** @param batch from 0; no reference is in two batches */
export function references(batch: number, size: number): Asked[] {
  return Array.from({ length: size }, (_, at) => {
    const number = batch * size + at;
    const { DOI: _doi, ISBN: _isbn, PMID: _pmid, ...item } = inventedWork(number);
    const text = correct(item).apa.replace(/\*/g, '');
    return {
      text: isHeld(number) ? text : text.replace(/evidence from survey/, 'rumours about ballad'),
      isHeld: isHeld(number),
    };
  });
}

/** Somebody whose batch is under way. */
export interface Underway {
  client: Client;
  account: string;
  id: string;
  asked: Asked[];
}

/** Asks until the server answers: it may just be started again. */
export async function insisting<T>(ask: () => Promise<T | undefined>, patienceMs = 120_000): Promise<T> {
  for (const until = Date.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > until) throw new Error('no answer in two minutes');
  }
}

export async function begin(
  origin: string,
  grant: (account: string) => Promise<void>,
  asked: Asked[],
): Promise<Underway> {
  const client = await newAccount(origin);
  await client.get('/api/payments/billing');
  const { id: account } = (await client.get('/api/auth/me')).body as { id: string };
  await grant(account);
  const { status, body } = await client.post(
    '/api/citations/verify-batch',
    { citations: asked.map(({ text }) => text) },
    { Prefer: 'respond-async', 'Idempotency-Key': `batch-of-${account}` },
  );
  if (status !== 202) throw new Error(`the batch was not taken: ${status} ${JSON.stringify(body)}`);
  return { client, account, id: (body as { batchId: string }).batchId, asked };
}

interface State {
  state: string;
  settled: number;
  results?: VerificationResult[];
}

/** @returns undefined while the batch is under way, or when nobody answers */
export async function ended({ client, id }: Underway): Promise<VerificationResult[] | undefined> {
  const { status, body } = await client.get(`/api/citations/batches/${id}`);
  const { state, results } = body as State;
  return status === 200 && state !== 'queued' && state !== 'running' ? (results ?? []) : undefined;
}

/** What is wrong with a batch that has ended: each reference has one result, in order, and none is accused wrongly. */
export function faultsIn({ asked }: Underway, results: VerificationResult[]): { faults: string[]; unknown: number } {
  const faults: string[] = [];
  if (results.length !== asked.length) faults.push(`${results.length} results of ${asked.length}`);
  asked.forEach(({ text, isHeld: held }, at) => {
    const result = results[at];
    if (result?.originalText !== text) faults.push(`place ${at} has another reference's result`);
    if (held && result?.status === 'fake') faults.push(`place ${at} is real and called fake`);
    if (!held && result?.status === 'valid') faults.push(`place ${at} is nowhere and called valid`);
  });
  return { faults, unknown: results.filter(({ status }) => status === 'unknown').length };
}
