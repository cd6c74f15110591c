import { createHash, randomBytes } from 'node:crypto';
import { covidMortality, hallmarks, WATSON_CRICK_APA } from '@veracite/testing/famous-works';

/** Returns the answer of an earlier step, by operation: `answerOf('post /api/watches')`. */
export type AnswerOf = (operation: string) => Record<string, unknown>;

/** The sender of a request: the owner of the account, a visitor without one, another browser of the owner, or another user. */
export type Caller = 'owner' | 'visitor' | 'elsewhere' | 'member';

/** One request that is an example in the API's document. */
export interface Step {
  /** Method and path as in the document. */
  operation: string;
  as?: Caller;
  /** Values of the parameters of its path. */
  place?: (answerOf: AnswerOf) => Record<string, string>;
  query?: string | ((answerOf: AnswerOf) => string);
  headers?: Record<string, string>;
  body?: object | ((answerOf: AnswerOf) => object);
  /** A file that is sent as a form. */
  file?: { name: string; text: string };
  /** Shortens its answer for the example. */
  shows?: (body: never) => unknown;
  /** The condition to wait for before the request. */
  after?:
    | 'mail of the reset'
    | 'mail of the watch'
    | 'mail of the invitation'
    | 'slow databases'
    | 'quick databases'
    | 'nothing is being checked'
    | 'the papers are checked';
}

/** A random address, because other tests may use the same database. Examples show `EMAIL_SHOWN`. */
export const EMAIL = `ada.${randomBytes(6).toString('hex')}@example.org`;
export const EMAIL_SHOWN = 'ada@example.org';
/** The same of the other user. */
export const MEMBER_EMAIL = `grace.${randomBytes(6).toString('hex')}@example.org`;
export const MEMBER_EMAIL_SHOWN = 'grace@example.org';
const PASSWORD = 'five wandering kettles';
const NEW_PASSWORD = 'six wandering kettles';

const INVENTED =
  'Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of migratory teapots. Journal of Applied Kettle Studies, 12(3), 45–67.';
const LIST = `${WATSON_CRICK_APA}\n${INVENTED}`;
const RETRACTED = `@article{mehra2020, title = {${covidMortality.title}}, doi = {${covidMortality.DOI}}}`;
const MANUSCRIPT = `The structure was found long ago (Watson & Crick, 1953).\n\nReferences\n\n${LIST}\n`;
const LATER = { Prefer: 'respond-async' };
const JATS_REFERENCE = (key: string, [family, given]: string[], title: string, journal: string, year: number) =>
  `<ref id="${key}"><element-citation publication-type="journal"><person-group person-group-type="author"><name><surname>${family}</surname><given-names>${given}</given-names></name></person-group><article-title>${title}</article-title><source>${journal}</source><year>${year}</year></element-citation></ref>`;
const PAPER = `<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article"><front><article-meta><title-group><article-title>Acids and teapots</article-title></title-group></article-meta></front><body><p>The structure <xref ref-type="bibr" rid="r1">1</xref> is known, teapots <xref ref-type="bibr" rid="r2">2</xref> are not.</p></body><back><ref-list>${[
  JATS_REFERENCE(
    'r1',
    ['Watson', 'J. D.'],
    'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
    'Nature',
    1953,
  ),
  JATS_REFERENCE(
    'r2',
    ['Quellmann', 'T.'],
    'Thermodynamic jurisprudence of migratory teapots',
    'Journal of Applied Kettle Studies',
    2016,
  ),
].join('')}</ref-list></back></article>`;

const id = (operation: string) => (answerOf: AnswerOf) => ({
  id: String(answerOf(operation)['id'] ?? answerOf(operation)['batchId']),
});
const WATCH = id('post /api/watches');
const WEBHOOK = id('post /api/webhooks');
const RECORD = id('post /api/citations/verify');
const BATCH = id('post /api/citations/verify-batch');
const CHECK = id('post /api/checks');
const COLLECTION = id('post /api/collections');
/** A paper of the queue: the checked one is first, the unreadable one last. */
const PAPER_AT = (at: number) => (answerOf: AnswerOf) => {
  const { papers } = answerOf('get /api/collections/{id}/papers') as { papers?: { id: string }[] };
  return { ...COLLECTION(answerOf), paper: String(papers?.at(at)?.id) };
};
const CHECKED = PAPER_AT(0);
const UNREADABLE = PAPER_AT(-1);
const GROUP = id('post /api/groups');
const INVITATION = (answerOf: AnswerOf) =>
  String((answerOf('post /api/groups/{id}/invitations')['invitations'] as { id: string }[])[0]?.id);
const MEMBER = (answerOf: AnswerOf) =>
  String((answerOf('post /api/invitations/accept')['members'] as { userId: string }[])[1]?.userId);
const MAILS = (answerOf: AnswerOf) => ({ token: String(answerOf('mail of the watch')['token']) });
const delivery = (answerOf: AnswerOf) =>
  String((answerOf('get /api/webhooks/{id}/deliveries') as unknown as { id: string }[])[0]?.id);

/**
 * Every operation of the API, in an order in which each has what it needs. The example of an operation is its first answer
 * of each status and media type. `record.ts` adds the error responses.
 */
export const JOURNEY: Step[] = [
  { operation: 'get /api/auth/options', as: 'visitor' },
  { operation: 'get /api/auth/google', as: 'visitor' },
  { operation: 'get /api/auth/oidc', as: 'visitor' },
  { operation: 'post /api/auth/signup', body: { name: 'Ada Lovelace', email: EMAIL, password: PASSWORD } },
  { operation: 'post /api/auth/login', as: 'elsewhere', body: { email: EMAIL, password: PASSWORD } },
  { operation: 'get /api/auth/me' },
  { operation: 'get /api/auth/sessions' },
  {
    operation: 'delete /api/auth/sessions/{id}',
    place: (answerOf) => ({
      id: String(
        (answerOf('get /api/auth/sessions') as unknown as { id: string; current: boolean }[]).find(
          (one) => !one.current,
        )?.id,
      ),
    }),
  },
  { operation: 'delete /api/auth/sessions' },
  { operation: 'post /api/auth/keys', body: { name: 'Reference manager', scopes: ['verify', 'read'] } },
  { operation: 'get /api/auth/keys' },
  { operation: 'delete /api/auth/keys/{id}', place: id('post /api/auth/keys') },
  { operation: 'get /api/account/settings' },
  { operation: 'patch /api/account/settings', body: { keepTexts: true } },

  { operation: 'get /api/plans', as: 'visitor' },
  { operation: 'get /api/payments/config', as: 'visitor' },
  { operation: 'post /api/payments/create-checkout', body: { planType: 'basic' } },
  { operation: 'post /api/payments/simulated', body: { priceId: 'pri_simulated_basic_monthly' } },
  { operation: 'get /api/payments/portal' },
  { operation: 'get /api/payments/billing' },

  { operation: 'post /api/citations/parse', as: 'visitor', body: { text: `References\n${LIST}` } },
  { operation: 'post /api/citations/verify', body: { citation: WATSON_CRICK_APA, format: 'apa' } },
  { operation: 'post /api/citations/verify-batch', body: { citations: [WATSON_CRICK_APA, INVENTED] } },
  {
    operation: 'post /api/citations/verify-batch',
    headers: { ...LATER, 'Idempotency-Key': 'thesis-2026-01-15' },
    body: { citations: [INVENTED] },
    after: 'slow databases',
  },
  {
    operation: 'get /api/certificates',
    query: (answerOf) => `batches=${BATCH(answerOf).id}`,
    after: 'quick databases',
  },
  {
    operation: 'put /api/citations/corrections',
    body: (answerOf) => ({ corrections: [{ ...RECORD(answerOf), style: 'apa' }] }),
  },
  { operation: 'get /api/citations', query: 'status=valid&page=1&limit=10' },
  { operation: 'get /api/citations/recent' },
  { operation: 'get /api/citations/{id}', place: RECORD },
  { operation: 'get /api/citations/export', query: 'format=csv' },
  { operation: 'get /api/citations/export', query: 'format=json' },
  { operation: 'get /api/citations/{id}/certificate', place: RECORD },
  { operation: 'post /api/citations/{id}/certificate', place: RECORD },
  { operation: 'get /.well-known/jwks.json', as: 'visitor' },
  { operation: 'get /api/citations/styles' },
  { operation: 'post /api/citations/format', body: { text: WATSON_CRICK_APA, style: 'ieee' } },
  { operation: 'get /api/stats/today' },
  { operation: 'get /api/stats/history', query: 'days=2' },

  { operation: 'post /api/documents', file: { name: 'manuscript.txt', text: MANUSCRIPT } },
  {
    operation: 'post /api/documents/passages',
    body: {
      works: [
        { doi: hallmarks.DOI, sentences: ['Tumors reprogram their energy metabolism (Hanahan & Weinberg, 2011).'] },
      ],
    },
  },

  { operation: 'post /api/checks', body: { text: LIST } },
  { operation: 'post /api/checks', file: { name: 'manuscript.txt', text: MANUSCRIPT } },
  { operation: 'get /api/checks', query: 'state=open' },
  { operation: 'patch /api/checks/{id}', place: CHECK, body: { style: 'mla' } },
  {
    operation: 'patch /api/checks/{id}/entries',
    place: CHECK,
    body: { operations: [{ op: 'include', position: 1, included: false }] },
  },
  { operation: 'post /api/checks/{id}/run', place: CHECK },
  { operation: 'get /api/checks/{id}/events', place: CHECK },
  { operation: 'get /api/checks/{id}', place: CHECK, query: 'entries=0-1' },
  {
    operation: 'post /api/checks/{id}/entries/{position}/run',
    place: (answerOf) => ({ ...CHECK(answerOf), position: '0' }),
  },
  { operation: 'get /api/checks/{id}/report', place: CHECK },
  { operation: 'get /api/checks/{id}/report.txt', place: CHECK },
  { operation: 'get /api/checks/{id}/report.docx', place: CHECK, shows: () => 'PK…' },
  { operation: 'get /api/checks/{id}/export', place: CHECK, query: 'format=bibtex' },
  { operation: 'get /api/checks/{id}/export', place: CHECK, query: 'format=csl-json' },
  { operation: 'get /api/checks/{id}/certificate', place: CHECK },
  { operation: 'delete /api/checks/{id}', place: CHECK },

  { operation: 'post /api/citations/find', body: { title: 'hallmarks cancer', author: 'Hanahan' } },
  {
    operation: 'get /api/citations/find/{id}',
    place: (answerOf) => ({ id: String(answerOf('post /api/citations/find')['searchId']) }),
    query: 'page=2',
  },
  { operation: 'get /api/sources', as: 'visitor' },
  { operation: 'post /api/sources/verify', body: { input: 'Nature', inputType: 'journal' } },

  {
    operation: 'post /api/bibliography/analyze',
    body: { bibliography: LIST, manuscript: 'As is known (Watson & Crick, 1953) …', manuscriptAuthors: 'Ada Lovelace' },
  },
  { operation: 'post /api/bibliography/analyze', headers: LATER, body: { bibliography: LIST } },

  { operation: 'post /api/shares', body: (answerOf) => ({ citationId: RECORD(answerOf).id, days: 30 }) },
  { operation: 'get /api/shares' },
  {
    operation: 'get /api/shared/{token}',
    as: 'visitor',
    place: (answerOf) => ({ token: String(answerOf('post /api/shares')['token']) }),
  },
  { operation: 'delete /api/shares/{id}', place: id('post /api/shares') },

  {
    operation: 'post /api/webhooks',
    body: { url: 'https://editor.example.com/hooks/veracite', events: ['batch.finished', 'watch.news'] },
  },
  { operation: 'get /api/webhooks' },
  { operation: 'post /api/webhooks/{id}/ping', place: WEBHOOK },
  { operation: 'get /api/webhooks/{id}/deliveries', place: WEBHOOK },
  {
    operation: 'post /api/webhooks/{id}/deliveries/{delivery}/replay',
    place: (answerOf) => ({ ...WEBHOOK(answerOf), delivery: delivery(answerOf) }),
  },
  { operation: 'patch /api/webhooks/{id}', place: WEBHOOK, body: { active: false } },
  { operation: 'delete /api/webhooks/{id}', place: WEBHOOK },

  { operation: 'post /api/watches', body: { name: 'Thesis', text: RETRACTED, every: 'week', mail: true } },
  { operation: 'get /api/watches', after: 'mail of the watch' },
  { operation: 'get /api/watches/{id}', place: WATCH },
  { operation: 'post /api/watches/{id}/ask', place: WATCH },
  {
    operation: 'get /api/watches/feed/{token}',
    as: 'visitor',
    place: (answerOf) => ({ token: String(answerOf('post /api/watches')['feed']).split('/').at(-1) ?? '' }),
  },
  { operation: 'get /api/watches/unsubscribe/{token}', as: 'visitor', place: MAILS },
  { operation: 'post /api/watches/unsubscribe/{token}', as: 'visitor', place: MAILS },
  { operation: 'patch /api/watches/{id}', place: WATCH, body: { every: 'month' } },
  { operation: 'delete /api/watches/{id}', place: WATCH },

  { operation: 'post /api/payments/simulated', body: { priceId: 'pri_simulated_expert_monthly' } },
  { operation: 'post /api/collections', body: { name: 'Submissions 2026', policy: 'conference' } },
  { operation: 'get /api/collections' },
  { operation: 'get /api/collections/policies' },
  { operation: 'get /api/collections/{id}', place: COLLECTION },
  {
    operation: 'patch /api/collections/{id}',
    place: COLLECTION,
    body: { policy: 'journal', policyVersion: 1, retentionDays: 90 },
  },
  {
    operation: 'post /api/collections/{id}/papers',
    place: COLLECTION,
    file: { name: 'teapots.xml', text: PAPER },
  },
  {
    operation: 'post /api/collections/{id}/papers',
    place: COLLECTION,
    file: { name: 'damaged.pdf', text: '%PDF-1.7' },
  },
  {
    operation: 'post /api/collections/{id}/papers/known',
    place: COLLECTION,
    body: { digests: [createHash('sha256').update(PAPER).digest('hex')] },
  },
  { operation: 'get /api/collections/{id}/papers', place: COLLECTION, after: 'the papers are checked' },
  { operation: 'get /api/collections/{id}/papers/{paper}', place: CHECKED },
  { operation: 'get /api/collections/{id}/papers/{paper}/entries', place: CHECKED, query: 'entries=0-1' },
  { operation: 'get /api/collections/{id}/papers/{paper}/letter', place: CHECKED, query: 'format=text' },
  {
    operation: 'put /api/collections/{id}/papers/{paper}/decisions/{position}',
    place: (answerOf) => ({ ...CHECKED(answerOf), position: '1' }),
    body: { kind: 'asked', reason: 'No library has this journal', everywhere: true, version: 0 },
  },
  { operation: 'get /api/collections/{id}/papers/{paper}/annotated', place: CHECKED },
  { operation: 'get /api/collections/{id}/papers/{paper}/file', place: CHECKED },
  { operation: 'get /api/collections/{id}/export', place: COLLECTION, query: 'format=csv' },
  { operation: 'get /api/collections/{id}/export', place: COLLECTION, query: 'format=json' },
  { operation: 'get /api/collections/{id}/report', place: COLLECTION },
  { operation: 'post /api/collections/{id}/papers/{paper}/retry', place: UNREADABLE },
  { operation: 'delete /api/collections/{id}/papers/{paper}', place: UNREADABLE },
  { operation: 'delete /api/collections/{id}', place: COLLECTION },

  { operation: 'post /api/groups', body: { name: 'Programme committee' } },
  { operation: 'get /api/groups' },
  { operation: 'get /api/groups/{id}', place: GROUP },
  { operation: 'patch /api/groups/{id}', place: GROUP, body: { name: 'Programme committee 2026' } },
  { operation: 'post /api/groups/{id}/invitations', place: GROUP, body: { email: MEMBER_EMAIL, role: 'editor' } },
  {
    operation: 'delete /api/groups/{id}/invitations/{invitation}',
    place: (answerOf) => ({ ...GROUP(answerOf), invitation: INVITATION(answerOf) }),
  },
  { operation: 'post /api/groups/{id}/invitations', place: GROUP, body: { email: MEMBER_EMAIL, role: 'editor' } },
  {
    operation: 'post /api/invitations/accept',
    as: 'member',
    after: 'mail of the invitation',
    body: (answerOf) => ({ token: answerOf('mail of the invitation')['token'] }),
  },
  {
    operation: 'patch /api/groups/{id}/members/{user}',
    place: (answerOf) => ({ ...GROUP(answerOf), user: MEMBER(answerOf) }),
    body: { role: 'reader' },
  },
  {
    operation: 'delete /api/groups/{id}/members/{user}',
    place: (answerOf) => ({ ...GROUP(answerOf), user: MEMBER(answerOf) }),
  },
  { operation: 'get /api/groups/{id}/audit', place: GROUP, query: 'format=json' },
  { operation: 'get /api/groups/{id}/audit', place: GROUP, query: 'format=csv' },
  { operation: 'delete /api/groups/{id}', place: GROUP },

  { operation: 'delete /api/citations/{id}', place: RECORD },
  { operation: 'delete /api/citations', query: 'status=fake' },
  {
    operation: 'get /api/account/export',
    shows: ({
      exportedAt,
      tables: { users, subscriptions },
    }: {
      exportedAt: string;
      tables: Record<string, unknown>;
    }) => ({
      exportedAt,
      tables: { users, subscriptions },
    }),
  },
  { operation: 'post /api/payments/cancel-subscription' },
  { operation: 'post /api/auth/password', body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
  { operation: 'post /api/auth/forgot', as: 'visitor', body: { email: EMAIL } },
  {
    operation: 'post /api/auth/reset',
    after: 'mail of the reset',
    body: (answerOf) => ({ token: answerOf('mail of the reset')['token'], password: PASSWORD }),
  },
  { operation: 'post /api/auth/logout', as: 'elsewhere' },
  { operation: 'post /api/account/delete', body: { password: PASSWORD } },
];
