import type { Check, CheckSummary, CheckTool, CreateCheck } from '@veracite/contracts/checks';
import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import type { Asking } from '@veracite/model/verification';
import { charge, newKey, request } from '../api/fetcher';
import { api } from '../api/keys';
import { fromText } from '../components/check/entries/entry-list';
import type { VerificationRun } from '../api/verification-run';

type Options = Partial<Check['options']>;

/** Returns a running check of texts, with an id that the server takes from the request that starts it. */
export function newCheck(tool: CheckTool, texts: readonly string[], options: Options = {}, id = newKey()): Check {
  const entries = texts.map((raw, position) => ({
    position,
    raw,
    csl: { type: 'document' as const },
    doubts: [],
    included: true,
  }));
  const total = entries.length;
  return {
    id,
    tool,
    state: 'running',
    options: { style: 'apa', depth: 'full', keep: true, ...options },
    entries,
    total,
    included: total,
    settled: 0,
    cost: total,
    createdAt: new Date().toISOString(),
  };
}

/** Returns a finished check of results that the server answered at once. */
function settledCheck(sent: Check, id: string, results: readonly VerificationResult[]): Check {
  const texts = results.map(({ originalText }) => originalText);
  const check = newCheck(sent.tool, texts, sent.options, id);
  const entries = check.entries.map((entry, at) => ({ ...entry, result: results[at] }));
  return { ...check, state: 'finished', entries, settled: entries.length };
}

/**
 * Checks citations: one by the single call, several by the batch call, more than a batch holds as a list of any length.
 * @returns the check, which may run still
 * @throws ApiError, TypeError when the server cannot be reached
 */
export async function startCheck(
  run: VerificationRun,
  sent: Check,
  onProgress: (check: Check) => void,
): Promise<Check> {
  const { citations, format, keep, list } = run;
  if (citations.length > LIMITS.batchMax) {
    const { id } = await createCheck(run);
    onProgress({ ...sent, id });
    return runCheck({ ...sent, id });
  }
  const isOne = citations.length === 1;
  const body = { ...((list && fromText(list)) ?? (isOne ? { citation: citations[0] } : { citations })), format, keep };
  const answer = await charge<VerificationResult | (BatchResult & { state?: string })>(
    isOne ? api.verify() : api.verifyBatch(),
    body,
    {
      headers: { prefer: 'respond-async', 'idempotency-key': sent.id },
      ...(isOne && { onNews: (news: unknown) => onProgress(withProgress(sent, news as Asking)) }),
    },
  );
  if ('status' in answer) return settledCheck(sent, '', [answer]);
  const { batchId = '', state, results } = answer;
  const isOpen = state === 'queued' || state === 'running';
  return isOpen ? { ...sent, id: batchId } : settledCheck(sent, batchId, results);
}

function withProgress(check: Check, { asking, again, answered }: Asking): Check {
  const asked = asking.filter((name) => !again.includes(name));
  return { ...check, entries: check.entries.map((one) => ({ ...one, progress: { asked, answered, retried: again } })) };
}

/** Creates a check without running it; it costs nothing and needs no user. */
export function createCheck({ citations, format, keep, list, tool }: VerificationRun) {
  const inText = list && fromText(list);
  const body: CreateCheck = { ...(inText ?? { citations }), tool, style: format, keep };
  return request<Check>('POST', api.checks(), body);
}

/** Changes the options of a check that was created before. @throws ApiError 409 once it was started */
export function setOptions({ id, options: { style, keep } }: Check): Promise<CheckSummary> {
  return request<CheckSummary>('PATCH', api.check(id), { style, keep });
}

/** Runs a check that was created before. A repeated run changes nothing. */
export async function runCheck(check: Check): Promise<Check> {
  return { ...check, ...(await request<CheckSummary>('POST', api.runCheck(check.id))) };
}
