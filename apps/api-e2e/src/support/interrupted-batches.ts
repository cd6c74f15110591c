import type { VerificationResult } from '@veracite/contracts/citations';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { newAccount, type Client } from './client';

/** A reference of a batch. */
export interface Asked {
  text: string;
  /** Whether its work is in the databases. */
  isKnown: boolean;
}

/** One in five is of a work in no database. */
const isKnown = (number: number): boolean => number % 5 !== 4;

/** Returns the works of the first `count` references that are in the databases. */
export const knownWorks = (count: number): CslItem[] =>
  Array.from({ length: count }, (_, number) => number)
    .filter(isKnown)
    .map(inventedWork);

const JOURNAL = 'Annals of Botany, 114(3), 455–467.';

/** @param batch from 0; no reference is in two batches */
export function references(batch: number, size: number): Asked[] {
  return Array.from({ length: size }, (_, index) => {
    const number = batch * size + index;
    const { DOI: _doi, ISBN: _isbn, PMID: _pmid, ...item } = inventedWork(number);
    const text = correct(item).apa.replace(/\*/g, '');
    return {
      // The absent ones name a journal that exists and have titles of several words: their absence proves something.
      text: isKnown(number)
        ? text
        : text.replace(/evidence from survey.*$/is, `rumours about forgotten ballads of town ${number}. ${JOURNAL}`),
      isKnown: isKnown(number),
    };
  });
}

/** A client with a batch in progress. */
export interface Underway {
  client: Client;
  account: string;
  id: string;
  asked: Asked[];
}

/** Repeats a request until the server answers, which may be restarting. */
export async function insisting<T>(ask: () => Promise<T | undefined>, patienceMs = 120_000): Promise<T> {
  for (const until = Date.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    if (Date.now() > until) throw new Error('no answer in two minutes');
  }
}

type Grant = (account: string) => Promise<void>;

/** Starts a batch by the route of the specification, which all versions have. */
export async function begin(origin: string, grant: Grant, asked: Asked[]): Promise<Underway> {
  const { client, account } = await customer(origin, grant);
  const headers = { Prefer: 'respond-async', 'Idempotency-Key': `batch-of-${account}` };
  const { batchId } = await accepted(client, '/api/citations/verify-batch', { citations: textsOf(asked) }, headers);
  return { client, account, id: String(batchId), asked };
}

/** Sends a list and starts it. */
export async function beginCheck(origin: string, grant: Grant, asked: Asked[]): Promise<Underway> {
  const { client, account } = await customer(origin, grant);
  const { id } = await accepted(client, '/api/checks', { citations: textsOf(asked) });
  await accepted(client, `/api/checks/${String(id)}/run`);
  return { client, account, id: String(id), asked };
}

const textsOf = (asked: Asked[]) => asked.map(({ text }) => text);

async function customer(origin: string, grant: Grant): Promise<Pick<Underway, 'client' | 'account'>> {
  const client = await newAccount(origin);
  await client.get('/api/payments/billing');
  const { id: account } = (await client.get('/api/auth/me')).body as { id: string };
  await grant(account);
  return { client, account };
}

async function accepted(client: Client, path: string, asked: object = {}, headers: Record<string, string> = {}) {
  const { status, body } = await client.post(path, asked, headers);
  if (status !== 201 && status !== 202) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body as Record<string, unknown>;
}

interface State {
  state: string;
  entries: { result?: VerificationResult }[];
}

/** @returns undefined while the batch is in progress, or when the server does not answer */
export async function ended({ client, id }: Underway): Promise<VerificationResult[] | undefined> {
  const { status, body } = await client.get(`/api/checks/${id}`);
  const { state, entries } = body as State;
  return status === 200 && state !== 'running' ? entries.flatMap(({ result }) => result ?? []) : undefined;
}

/** Returns the faults of an ended batch: missing or misplaced results, and wrong verdicts. */
export function faultsIn({ asked }: Underway, results: VerificationResult[]): { faults: string[]; unknown: number } {
  const faults: string[] = [];
  if (results.length !== asked.length) faults.push(`${results.length} results of ${asked.length}`);
  asked.forEach(({ text, isKnown: known }, index) => {
    const result = results[index];
    if (result?.originalText !== text) faults.push(`place ${index} has another reference's result`);
    if (known && result?.status === 'fake') faults.push(`place ${index} is real and called fake`);
    if (!known && result?.status === 'valid') faults.push(`place ${index} is nowhere and called valid`);
  });
  return { faults, unknown: results.filter(({ status }) => status === 'unknown').length };
}
