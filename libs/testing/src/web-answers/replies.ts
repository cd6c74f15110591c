import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Check } from '@veracite/contracts/checks';
import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import { checkOf } from './checks';
import { incomplete } from './results';
import type { Answers, Reply, Request } from './table';

/** The calls that start a check. Their answers in a table are the results that it ends with. */
const STARTS = /^POST \/api\/(?:citations\/verify(?:-batch)?|bibliography\/analyze)$/;

/**
 * Returns a server that answers from a table of `METHOD /path`, whose last part may be `*`. A call that starts a check is
 * answered with 202; its results are then available as a finished check, unless the table has an answer for that.
 */
export function repliesOf(table: Answers): (request: Request) => Promise<Reply> {
  const checks = new Map<string, unknown>();
  return async (request) => {
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    const answer = table[name] ?? table[`${name.slice(0, name.lastIndexOf('/'))}/*`];
    if (!answer && checks.has(name)) return { body: checks.get(name) };
    if (!answer) return { status: 404, body: { message: `No answer for ${name}` } };
    const reply = await answer(request);
    if (!STARTS.test(name) || (reply.status ?? 200) !== 200) return reply;
    const { check, report } = endOf(request.headers()['idempotency-key'] ?? '', reply.body);
    checks.set(`GET /api/checks/${check.id}`, check);
    checks.set(`GET /api/checks/${check.id}/report`, report);
    return { status: 202, body: { batchId: check.id, state: 'queued' }, delay: reply.delay };
  };
}

/** Returns the check that ends with a result, and its report. */
function endOf(id: string, body: unknown): { check: Check; report?: AnalyzeResult } {
  const result = body as VerificationResult | BatchResult | AnalyzeResult;
  if ('entries' in result) {
    const own = { id: result.analysisId ?? id, tool: 'bibliography', state: 'finished' } as const;
    return {
      check: checkOf(
        result.entries.map(({ originalText }) => originalText),
        result.entries.map(({ originalText }) => ({ ...incomplete, originalText })),
        own,
      ),
      report: result,
    };
  }
  const results = 'results' in result ? result.results : [result];
  const own = { id: ('results' in result && result.batchId) || id };
  return {
    check: checkOf(
      results.map(({ originalText }) => originalText),
      results,
      own,
    ),
  };
}
