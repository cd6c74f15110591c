import type { BatchResult, VerificationResult, VerifyBatchRequest, VerifyRequest } from '@veracite/contracts/citations';
import type { FindRequest, FindResponse } from '@veracite/contracts/find';
import type { SourceCheckRequest, SourceCheckResponse } from '@veracite/contracts/source-check';
import { Refused, type Answers } from './answers';

/** Longer than the server takes for a batch of a hundred. */
const PATIENCE_MS = 300_000;

interface ProblemBody {
  message?: string;
  detail?: string;
  required?: number;
  remaining?: number;
}

/**
 * The tools' answers by a Veracite server's API, charged to the owner of the key.
 * @param origin of the server: `https://veracite.example`
 * @param key an API key (`vk_…`) with the scopes verify, find and sources
 */
export function answersByApi(origin: string, key: string): Answers {
  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new Refused(`The server ${origin} could not be reached (${causeOf(error)}).`);
    });
    const read: unknown = await response.json().catch(() => undefined);
    if (response.ok && read !== undefined) return read as Answer;
    throw new Refused(saidBy(response, (read ?? {}) as ProblemBody));
  }

  return {
    async verify(text, references) {
      const spans = references.map(({ span }) => span);
      const [only] = references;
      if (references.length === 1 && only)
        return [
          await post<VerificationResult>('/api/citations/verify', { citation: only.raw } satisfies VerifyRequest),
        ];
      const asked: VerifyBatchRequest = { text, entries: spans };
      return (await post<BatchResult>('/api/citations/verify-batch', asked)).results;
    },
    async find(description: FindRequest) {
      const { results, consulted = [] } = await post<FindResponse>('/api/citations/find', description);
      const works = results.map(({ csl, title, url, doi, confidence, retracted = false }) => ({
        csl: csl ?? { type: 'document' as const, title },
        url,
        doi,
        confidence,
        retracted,
      }));
      return { works, failed: consulted.flatMap(({ source, outcome }) => (isSilent(outcome) ? [source] : [])) };
    },
    async checkSource(input: string) {
      const asked: SourceCheckRequest = { input };
      const { data, error } = await post<SourceCheckResponse>('/api/sources/verify', asked);
      if (!data) throw new Refused(error ?? 'The server had no answer.');
      return {
        report: data,
        failed: data.consulted.flatMap(({ source, outcome }) => (isSilent(outcome) ? [source] : [])),
      };
    },
  };
}

const isSilent = (outcome: string): boolean => outcome === 'failed' || outcome === 'skipped';

function causeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  return cause && 'code' in cause ? String(cause.code) : 'no connection';
}

function saidBy({ status, headers }: Response, { message, detail, required, remaining }: ProblemBody): string {
  const said = message ?? detail ?? '';
  if (status === 401) return 'The API key is not known to the server. Set VERACITE_API_KEY to a valid one.';
  if (status === 402)
    return `There are not enough credits: ${required ?? '?'} are needed and ${remaining ?? 0} are left.`;
  if (status === 429) return `Too many requests; try again in ${headers.get('retry-after') ?? 'some'} seconds.`;
  return said ? `The server refused this (${status}): ${said}` : `The server answered ${status}.`;
}
