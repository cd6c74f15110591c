import { applyDecorators } from '@nestjs/common';
import type { CheckOptions, CheckState, CheckSummary } from '@veracite/contracts/checks';
import { jsonResponse } from '../../platform/http/file-response';
import type { StoredCheck } from './entities';
import { costOf, type StoredOptions, type StoredState } from './stored-check';
import { ApiAcceptedResponse, ApiHeader, type ApiResponseOptions } from '@nestjs/swagger';

/** Documents that `Prefer: return=representation` gets the entries of the check. */
export const AnswersWhole = (others: Record<string, string> = {}) => {
  const texts = { ...others, 'return=representation': 'adds the first 500 `entries` of the check' };
  const description = Object.entries(texts).map(([value, text]) => `\`${value}\` ${text}`);
  const schema = { type: 'string' as const, example: Object.keys(texts).join(', ') };
  return ApiHeader({ name: 'Prefer', required: false, schema, description: description.join('; ') });
};

/** Documents that `Prefer: respond-async` gets the answer 202. @param content without one, generated clients keep one type for the usual answer */
export function AnswersAsync(
  content: ApiResponseOptions['content'] = {
    'application/json': { schema: { $ref: '#/components/schemas/AcceptedCheck' } },
  },
) {
  const description = 'The check, which is at `/api/checks/{id}` from now on. Its URL is in Location.';
  return applyDecorators(
    AnswersWhole({ 'respond-async': 'answers 202 at once' }),
    ApiAcceptedResponse({ description, content }),
  );
}

const STATES: Record<StoredState, CheckState> = {
  read: 'read',
  queued: 'running',
  running: 'running',
  done: 'finished',
  failed: 'finished',
  cancelled: 'canceled',
};

export const publicStateOf = (state: StoredState): CheckState => STATES[state];

/** Returns a check in its wire format. @param paid number of its entries that are not charged */
export function summaryOf(check: StoredCheck, paid = 0): CheckSummary {
  const { id, tool, kind, state, options, total, excluded, settled, createdAt, finishedAt, expiresAt } = check;
  return {
    id,
    tool: tool && tool !== 'desk' ? tool : kind === 'bibliography' ? 'bibliography' : 'citations',
    state: STATES[state],
    options: {
      style: options.format,
      depth: options.analysisType === 'quick' ? 'quick' : 'full',
      keep: state === 'read' ? options.keep !== false : expiresAt === null,
    },
    total: total + excluded,
    included: total,
    settled,
    cost: costOf(check, total - paid),
    createdAt: createdAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  };
}

/**
 * Returns the response with a check.
 * @param members further members of the body as JSON, by name
 */
export function checkResponse(check: StoredCheck, paid: number, members: Record<string, string | Uint8Array>) {
  const head = JSON.stringify(summaryOf(check, paid));
  const parts = Object.entries(members).flatMap(([name, json]) => [`,"${name}":`, json]);
  const bytes = [head.slice(0, -1), ...parts, '}'].map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  return jsonResponse(Buffer.concat(bytes));
}

/** Returns stored options with those of a request, which may be a part. */
export function withOptions(stored: StoredOptions, { style, depth, keep }: Partial<CheckOptions>): StoredOptions {
  return {
    ...stored,
    ...(style && { format: style }),
    ...(depth && { analysisType: depth === 'quick' ? 'quick' : 'comprehensive' }),
    ...(keep !== undefined && { keep }),
  };
}
