import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Check } from '@veracite/contracts/checks';
import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import { checkOf } from './checks';
import { incomplete } from './results';
import type { Answers, Reply, Request } from './table';

/** The calls that start a check: by texts, or by the id of one that was read. */
const STARTS = /^POST \/api\/(?:citations\/verify(?:-batch)?|bibliography\/analyze|checks\/(.+)\/run)$/;

/**
 * Returns a server that answers from a table of `METHOD /path`, whose last part may be `*`. A call that starts a check is
 * answered with 202 and the check as the table has it, else the one that ends with the results in the table.
 */
export function repliesOf(table: Answers): (request: Request) => Promise<Reply> {
  const checks = new Map<string, unknown>();
  return async (request) => {
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    const answer = table[name] ?? table[`${name.slice(0, name.lastIndexOf('/'))}/*`];
    if (!answer && checks.has(name)) return { body: checks.get(name) };
    if (!answer) return { status: 404, body: { message: `No answer for ${name}` } };
    const reply = await answer(request);
    const { status = 200, body, delay } = reply;
    const start = STARTS.exec(name);
    if (!start || status >= 300) return reply;
    let whole = body as Check & { batchId?: string };
    let id = start[1] ?? whole.batchId ?? '';
    if (!start[1] && status === 200) {
      const { check, report } = endOf(request.headers()['idempotency-key'] ?? '', body);
      [whole, id] = [check, check.id];
      checks.set(`GET /api/checks/${id}`, check);
      checks.set(`GET /api/checks/${id}/report`, report);
    }
    const stored = await (table[`GET /api/checks/${id}`] ?? table['GET /api/checks/*'])?.(request);
    if (stored && (stored.status ?? 200) === 200) whole = stored.body as Check;
    return { status: 202, body: { ...whole, batchId: id }, delay };
  };
}

/** Returns the check that ends with a result, and its report. */
function endOf(id: string, body: unknown): { check: Check; report?: AnalyzeResult } {
  const result = body as VerificationResult | BatchResult | AnalyzeResult;
  if ('entries' in result) {
    const check = { id: result.analysisId ?? id, tool: 'bibliography', state: 'finished' } as const;
    return {
      check: checkOf(
        result.entries.map(({ originalText }) => originalText),
        result.entries.map(({ originalText, sourceLinks = [] }) => ({ ...incomplete, originalText, sourceLinks })),
        check,
      ),
      report: result,
    };
  }
  const results = 'results' in result ? result.results : [result];
  const batch = { id: ('results' in result && result.batchId) || id };
  return {
    check: checkOf(
      results.map(({ originalText }) => originalText),
      results,
      batch,
    ),
  };
}
