import type { VerificationResult } from '@veracite/contracts/citations';
import { fitsOneCitation, textLines } from '@veracite/contracts/limits';
import type { ChosenFromText } from '@veracite/contracts/parse';
import { ada, apiKeys, billing, historyStats, sessions, signInOptions, today } from './account';
import { analysis } from './bibliography';
import { readCheck } from './checks';
import { historyPage, record } from './citations';
import { databases } from './databases';
import { collection, conference, committee, group, LETTER, paper, policies, queue, sentences } from './desk';
import { found } from './finder';
import { paymentConfig, plans } from './plans';
import { sourceReport } from './sources';
import { delivery, hook, review, thesis, thesisDetail } from './watches';
import { incomplete } from './results';

/** A call of a page, as Playwright gives it. */
export interface Request {
  url(): string;
  method(): string;
  headers(): Record<string, string>;
  postDataJSON(): unknown;
}

/** The answer to a call: a body, or a status with a body, or nothing ever when it never settles. */
export interface Reply {
  status?: number;
  body?: unknown;
  /** Milliseconds before the answer. */
  delay?: number;
}

export type Answer = (request: Request) => Reply | Promise<Reply>;
export type Answers = Record<string, Answer>;

export const ok =
  (body: unknown, delay?: number): Answer =>
  () => ({ body, delay });
/** A fault with the server's problem body, or with a bare text. */
export const fault =
  (status: number, message?: string): Answer =>
  () => ({
    status,
    body:
      message === undefined
        ? ''
        : { type: 'about:blank', title: 'Fault', status, detail: message, message, requestId: 'r' },
  });
/** Never answered: the page stays pending. */
export const never: Answer = () => new Promise<Reply>(() => undefined);

const batchOf = (request: Request): Reply => {
  const asked = request.postDataJSON() as { citations: string[] } | ChosenFromText;
  const texts =
    'citations' in asked
      ? asked.citations
      : asked.entries.map(({ start, end, citation }) => citation ?? asked.text.slice(start, end));
  const results: VerificationResult[] = texts.map((originalText) => ({ ...incomplete, originalText }));
  return { body: { processedCount: results.length, results } };
};

/** Returns the check that the server reads from a text with one citation per line. */
const linesOf = (request: Request): Reply => {
  const { text = '', citations } = request.postDataJSON() as { text?: string; citations?: string[] };
  const lines = textLines(text).map(({ start, end, text: line }) => ({ start, end, text: line }));
  const leftOut = lines
    .filter((line) => !fitsOneCitation(line.text))
    .map((line) => ({ ...line, kind: 'too-long' as const }));
  const entries = citations ?? lines.filter((line) => fitsOneCitation(line.text)).map((line) => line.text);
  return { status: 201, body: readCheck(entries, { leftOut }) };
};

const history = (request: Request): Reply => {
  const query = new URL(request.url()).searchParams;
  return { body: historyPage(Number(query.get('page')), Number(query.get('limit')), 37) };
};

/** The server as a signed-in user with credits meets it. */
export const signedIn: Answers = {
  'GET /api/auth/me': ok(ada),
  'GET /api/auth/options': ok(signInOptions),
  'GET /api/account/settings': ok({ keepTexts: true }),
  'GET /api/auth/sessions': ok(sessions),
  'GET /api/auth/keys': ok(apiKeys),
  'GET /api/watches': ok([thesis, review]),
  'GET /api/watches/w1': ok(thesisDetail),
  'GET /api/collections': ok([conference]),
  'GET /api/collections/policies': ok(policies),
  'GET /api/collections/k1': ok(collection),
  'GET /api/collections/k1/papers': ok(queue),
  'GET /api/collections/k1/papers/p7': ok(paper),
  'GET /api/collections/k1/papers/p7/letter': ok(LETTER),
  'GET /api/collections/k1/papers/p7/document': ok(sentences.document),
  'GET /api/checks/c7': ok(sentences.check),
  'POST /api/documents/passages': ok(sentences.passages),
  'GET /api/groups': ok([committee]),
  'GET /api/invitations': ok([]),
  'GET /api/groups/g1': ok(group),
  'GET /api/webhooks': ok([hook]),
  'GET /api/webhooks/h1/deliveries': ok([delivery]),
  'GET /api/checked-references': ok([]),
  'POST /api/auth/login': ok(ada),
  'POST /api/auth/signup': ok(ada),
  'POST /api/auth/logout': ok(undefined),
  'GET /api/checks': ok([]),
  'GET /api/payments/billing': ok(billing),
  'GET /api/payments/config': ok(paymentConfig),
  'GET /api/plans': ok(plans),
  'GET /api/sources': ok(databases),
  'GET /api/stats/today': ok(today),
  'GET /api/stats/history': ok(historyStats),
  'GET /api/citations/recent': ok([0, 1, 2, 3, 4, 5, 6].map((n) => record(n))),
  'GET /api/citations': history,
  'POST /api/checks': linesOf,
  'POST /api/citations/verify': ok(incomplete),
  'POST /api/citations/verify-batch': batchOf,
  'POST /api/citations/find': ok(found),
  'POST /api/bibliography/analyze': ok(analysis),
  'GET /api/shares': ok([]),
  'POST /api/sources/verify': ok({ success: true, data: sourceReport }),
};

export const signedOut: Answers = { ...signedIn, 'GET /api/auth/me': fault(401, 'Sign in first.') };

/** The server as a user meets it who has used up the credits. */
export const outOfCredits: Answers = {
  ...signedIn,
  'GET /api/payments/billing': ok({ ...billing, remaining: 0 }),
};

export interface Call {
  method: string;
  path: string;
  query: string;
  body: unknown;
  /** True once the page has its answer. */
  answered: boolean;
}
