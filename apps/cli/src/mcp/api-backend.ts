import type { ProblemBody } from '@veracite/contracts/problem';
import type { BatchResult, VerificationResult, VerifyBatchRequest, VerifyRequest } from '@veracite/contracts/citations';
import type { FindRequest, FindResponse } from '@veracite/contracts/find';
import type { PassagesRequest } from '@veracite/contracts/passages';
import type { SourceCheckRequest, SourceCheckResponse } from '@veracite/contracts/source-check';
import { UsageError } from '../exit';
import { ToolError, type Backend } from './backend';

/** More than the server needs for a batch of 100. */
const TIMEOUT_MS = 300_000;

/**
 * Creates a backend that uses the API of a Veracite server and is charged to the owner of the key.
 * @param origin address of the server, as `https://veracite.example`
 * @param key API key (`vk_…`) with the scopes verify, find and sources
 */
function apiBackend(origin: string, key: string): Backend {
  async function post<Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
    }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new ToolError(`The server ${origin} could not be reached (${causeOf(error)}).`);
    });
    const read: unknown = await response.json().catch(() => undefined);
    if (response.ok && read !== undefined) return read as Answer;
    throw new ToolError(messageFor(response, (read ?? {}) as Partial<ProblemBody>));
  }

  return {
    async *verify(text, references, signal) {
      const [only] = references;
      const request: VerifyRequest = { citation: only?.raw ?? '' };
      const list: VerifyBatchRequest = { text, entries: references.map(({ span }) => span) };
      const results =
        references.length === 1
          ? [await post<VerificationResult>('/api/citations/verify', request, signal)]
          : (await post<BatchResult>('/api/citations/verify-batch', list, signal)).results;
      yield* results.map((result, position) => ({ type: 'judged' as const, position, result }));
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
      return { works, failed: consulted.flatMap(({ source, outcome }) => (isUnreachable(outcome) ? [source] : [])) };
    },
    passages: (works) => post('/api/documents/passages', { works } satisfies PassagesRequest),
    async checkSource(input: string) {
      const asked: SourceCheckRequest = { input };
      const { data, error } = await post<SourceCheckResponse>('/api/sources/verify', asked);
      if (!data) throw new ToolError(error ?? 'The server returned no result.');
      return {
        report: data,
        failed: data.consulted.flatMap(({ source, outcome }) => (isUnreachable(outcome) ? [source] : [])),
      };
    },
  };
}

/** Creates the backend of `--api`, with the key of the environment. @throws UsageError */
export function openServer(api: string): Backend {
  if (!URL.canParse(api)) throw new UsageError(`--api needs the address of a server, not "${api}".`);
  const key = process.env['VERACITE_API_KEY'];
  if (!key) throw new UsageError('--api needs an API key of that server in VERACITE_API_KEY.');
  return apiBackend(api, key);
}

const isUnreachable = (outcome: string): boolean => outcome === 'failed' || outcome === 'skipped';

function causeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  return cause && 'code' in cause ? String(cause.code) : 'no connection';
}

function messageFor(
  { status, headers }: Response,
  { message, detail, required, remaining }: Partial<ProblemBody>,
): string {
  const reason = message ?? detail ?? '';
  if (status === 401) return 'The server does not accept the API key. Set VERACITE_API_KEY to a valid key.';
  if (status === 402) return `Not enough credits: ${required ?? '?'} needed, ${remaining ?? 0} left.`;
  if (status === 429) return `Too many requests. Try again in ${headers.get('retry-after') ?? 'some'} seconds.`;
  return reason
    ? `The server refused the request (${status}): ${reason}`
    : `The server responded with status ${status}.`;
}
