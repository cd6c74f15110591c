import { randomBytes } from 'node:crypto';
import { covidMortality, hallmarks, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { GROUP_STEPS } from './journey-groups';
import { idOf as id, type AnswerOf, type Step } from './step';

/** A random address, because other tests may use the same database. Examples show `EMAIL_SHOWN`. */
export const EMAIL = `ada.${randomBytes(6).toString('hex')}@example.org`;
export const EMAIL_SHOWN = 'ada@example.org';
const PASSWORD = 'five wandering kettles';
const NEW_PASSWORD = 'six wandering kettles';

const INVENTED =
  'Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of migratory teapots. Annals of Botany, 12(3), 45–67.';
const LIST = `${WATSON_CRICK_APA}\n${INVENTED}`;
const RETRACTED = `@article{mehra2020, title = {${covidMortality.title}}, doi = {${covidMortality.DOI}}}`;
const WRONG_YEAR = LIST.replace('(1953)', '(1954)');
const MANUSCRIPT = `The structure was found long ago (Watson & Crick, 1954).\n\nReferences\n\n${WRONG_YEAR}\n`;
const LATER = { Prefer: 'respond-async' };
const WATCH = id('post /api/watches');
const WEBHOOK = id('post /api/webhooks');
const RECORD = id('post /api/citations/verify');
const BATCH = id('post /api/citations/verify-batch');
const CHECK = id('post /api/checks');
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
          (item) => !item.current,
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

  { operation: 'post /api/checks', body: { text: WRONG_YEAR } },
  { operation: 'post /api/checks', file: { name: 'manuscript.txt', text: MANUSCRIPT } },
  { operation: 'get /api/checks', query: 'state=open' },
  { operation: 'patch /api/checks/{id}', place: CHECK, body: { style: 'mla' } },
  {
    operation: 'patch /api/checks/{id}/entries',
    place: CHECK,
    body: { operations: [{ op: 'include', position: 1, included: false }] },
  },
  { operation: 'post /api/checks/{id}/run', place: CHECK, body: { partly: false } },
  { operation: 'get /api/checks/{id}/events', place: CHECK },
  { operation: 'get /api/checks/{id}', place: CHECK, query: 'entries=0-1' },
  {
    operation: 'post /api/documents/corrected',
    file: (answerOf) => ({ name: 'manuscript.txt', text: MANUSCRIPT, fields: { check: CHECK(answerOf).id } }),
  },
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
    operation: 'put /api/checked-references',
    body: {
      title: 'The harbor lights of Nordby',
      authors: ['Okafor'],
      reason: 'In the archive of the newspaper',
      source: 'https://example.org/scan.pdf',
    },
  },
  {
    operation: 'post /api/checked-references/import',
    body: {
      text: '- title: Kettles of the coast\n  authors: [Lind]\n  reason: Seen in the county archive\n  expires: 2099-12-31\n',
    },
  },
  { operation: 'get /api/checked-references' },
  { operation: 'get /api/checked-references', query: 'format=csv' },
  { operation: 'delete /api/checked-references/{id}', place: id('put /api/checked-references') },

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

  ...GROUP_STEPS,

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
