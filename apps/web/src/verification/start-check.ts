import type { CheckTool } from '@veracite/contracts/check-tools';
import type { ChangeCheck, Check, CheckSummary, CreateCheck, RunCheck } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { changeEntries } from '../api/checks';
import { statusOf } from '../api/errors';
import { charge, request } from '../api/fetcher';
import { api } from '../api/keys';
import type { VerificationRun } from '../api/verification-run';
import { attachCheck, deferUntilSignIn, type DeferredVerification } from '../components/session/deferred-verification';
import type { Show } from './useCheckInAddress';

/**
 * Starts a check: the one that the server has read, unless it has expired, else one of the texts.
 * @param key a UUID: the server takes it as the id of the check, and a repeated request charges once
 * @param onId called when the check has another id, before it is charged
 * @returns the id of the check
 */
export async function startCheck(
  tool: CheckTool,
  run: VerificationRun,
  key: string,
  onId: (id: string) => void,
): Promise<string> {
  const { citations, format, text, keep, analysis, check, partly } = run;
  if (check && (await runRead(check, run))) return check;
  /** These calls answer with results unless the client prefers an answer at once. */
  const startBy = async (url: string, body: object) => {
    const headers = { prefer: 'respond-async', 'idempotency-key': key };
    return (await charge<{ batchId: string }>(url, { ...body, format, keep }, headers)).batchId;
  };
  if (tool === 'bibliography' && !partly) return startBy(api.analyze(), { bibliography: text, ...analysis });
  if (tool === 'citations' && citations.length === 1) return startBy(api.verify(), { citation: citations[0] });
  if (tool === 'citations' && citations.length <= LIMITS.batchMax && !partly)
    return startBy(api.verifyBatch(), { citations });
  const { id } = await createCheck(tool, run);
  onId(id);
  await runRead(id, run);
  return id;
}

/** Defers a run until the sign-in. With its id in the address, it survives a sign-in on another site and a closed tab. */
export function deferRun(tool: CheckTool, deferred: DeferredVerification, show: Show): void {
  deferUntilSignIn(deferred);
  if (deferred.check) show(deferred.check);
  // Without an id, the text is still in this tab, from which the check is started after the sign-in.
  else
    createCheck(tool, deferred).then(
      ({ id }) => attachCheck(id) && show(id),
      () => undefined,
    );
}

/** Creates a check without running it; it costs nothing and needs no user. */
export function createCheck(tool: CheckTool, { citations, format, keep }: VerificationRun): Promise<Check> {
  const body: CreateCheck = { citations, tool, style: format, keep };
  return request<Check>('POST', api.checks(), body);
}

/** Runs a check that was read. @returns false when it has expired */
async function runRead(
  id: string,
  { format: style, keep = true, analysis, partly, chosen = [] }: VerificationRun,
): Promise<boolean> {
  const { analysisType, ...manuscript } = analysis ?? {};
  const depth: ChangeCheck['depth'] = analysisType && (analysisType === 'quick' ? 'quick' : 'full');
  try {
    await request<CheckSummary>('PATCH', api.check(id), { style, keep, depth, ...manuscript });
    await changeEntries(id, chosen);
    await request<CheckSummary>('POST', api.runCheck(id), partly && ({ partly } satisfies RunCheck));
    return true;
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
