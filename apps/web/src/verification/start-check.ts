import type { CheckTool } from '@veracite/contracts/check-tools';
import type { AcceptedCheck, Check, CreateCheck, RunCheck } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { changeEntries, withAllEntries } from '../api/checks';
import { statusOf } from '../api/errors';
import { charge, request } from '../api/fetcher';
import { api } from '../api/keys';
import type { VerificationRun } from '../api/verification-run';
import { attachCheck, deferUntilSignIn, type DeferredVerification } from '../components/session/deferred-verification';
import type { Show } from './useCheckInAddress';

/** Asks the server for the entries of a check in the answer that says that it has started. */
const WHOLE = 'return=representation';

/**
 * Starts a check: the one that the server has read, unless it has expired, else one of the texts.
 * @param key a UUID: the server takes it as the id of the check, and a repeated request charges once
 * @param onId called when the check has another id, before it is charged
 * @returns the check as it started
 */
export async function startCheck(
  tool: CheckTool,
  run: VerificationRun,
  key: string,
  onId: (id: string) => void,
): Promise<Check> {
  const { citations, format, text, keep, analysis, check, partly } = run;
  const isExpired = (error: unknown) => {
    if (statusOf(error) !== 404) throw error;
    return undefined;
  };
  const started = check && (await runRead(check, run).catch(isExpired));
  if (started) return started;
  /** These calls answer with results unless the client prefers an answer at once. */
  const startBy = async (url: string, body: object) => {
    const headers = { prefer: `respond-async, ${WHOLE}`, 'idempotency-key': key };
    return withAllEntries(await charge<AcceptedCheck & Check>(url, { ...body, format, keep }, headers));
  };
  if (tool === 'bibliography' && !partly) return startBy(api.analyze(), { bibliography: text, ...analysis });
  if (tool === 'citations' && citations.length === 1) return startBy(api.verify(), { citation: citations[0] });
  if (tool === 'citations' && citations.length <= LIMITS.batchMax && !partly)
    return startBy(api.verifyBatch(), { citations });
  const { id } = await createCheck(tool, run);
  onId(id);
  return runRead(id, run);
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
function createCheck(tool: CheckTool, { citations, format, keep }: VerificationRun): Promise<Check> {
  const body: CreateCheck = { citations, tool, style: format, keep };
  return request<Check>('POST', api.checks(), body);
}

/** Runs a check that was read. @throws ApiError 404 when it has expired */
async function runRead(id: string, run: VerificationRun): Promise<Check> {
  const { format: style, keep = true, analysis, partly, chosen = [] } = run;
  const { analysisType, ...manuscript } = analysis ?? {};
  const depth = analysisType && (analysisType === 'quick' ? 'quick' : 'full');
  await changeEntries(id, chosen);
  const body: RunCheck = { style, keep, depth, partly, ...manuscript };
  return withAllEntries(await request<Check>('POST', api.runCheck(id), body, { headers: { prefer: WHOLE } }));
}
