import type { CheckTool } from '@veracite/contracts/check-tools';
import type { ChangeCheck, Check, CheckSummary, CreateCheck } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { statusOf } from '../api/errors';
import { charge, newKey, request } from '../api/fetcher';
import { api } from '../api/keys';
import type { VerificationRun } from '../api/verification-run';

type Options = Partial<Check['options']>;

/** Returns a running check of texts, which a page shows until the server has answered. */
export function newCheck(tool: CheckTool, texts: readonly string[], options: Options, id = newKey()): Check {
  const total = texts.length;
  return {
    id,
    tool,
    state: 'running',
    options: { style: 'apa', depth: 'full', keep: true, ...options },
    entries: texts.map((raw, position) => ({ position, raw, csl: { type: 'document' }, doubts: [], included: true })),
    total,
    included: total,
    settled: 0,
    cost: total,
    createdAt: new Date().toISOString(),
  };
}

/**
 * Starts a check by one of the calls that answer with results unless the client prefers an answer at once.
 * @param id a UUID: the server takes it as the id of the check, and a repeated request charges once
 * @returns the id of the check
 */
export async function startBy(url: string, body: unknown, id: string): Promise<string> {
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  return (await charge<{ batchId: string }>(url, body, headers)).batchId;
}

/** Starts a check of citations. @param onId called when the id is known before it is charged @returns the id */
export async function startCheck(run: VerificationRun, id: string, onId: (id: string) => void): Promise<string> {
  const { citations, format, keep, tool = 'citations' } = run;
  if (tool === 'citations' && citations.length <= LIMITS.batchMax) {
    const isOne = citations.length === 1;
    const texts = isOne ? { citation: citations[0] } : { citations };
    return startBy(isOne ? api.verify() : api.verifyBatch(), { ...texts, format, keep }, id);
  }
  const created = await createCheck(run);
  onId(created.id);
  return runCheck(created.id);
}

/** Creates a check without running it; it costs nothing and needs no user. */
export function createCheck({ citations, format, keep, tool }: VerificationRun): Promise<Check> {
  const body: CreateCheck = { citations, tool, style: format, keep };
  return request<Check>('POST', api.checks(), body);
}

/** Runs a check that was read before its options were chosen. @returns its id, undefined when it has expired */
export async function runCreated(id: string, options: ChangeCheck): Promise<string | undefined> {
  try {
    await request<CheckSummary>('PATCH', api.check(id), options);
    return await runCheck(id);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

async function runCheck(id: string): Promise<string> {
  await request<CheckSummary>('POST', api.runCheck(id));
  return id;
}
