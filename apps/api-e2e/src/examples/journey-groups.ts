import { createHash, randomBytes } from 'node:crypto';
import { WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { idOf, type AnswerOf, type Step } from './step';

/** The same of the other user. */
export const MEMBER_EMAIL = `grace.${randomBytes(6).toString('hex')}@example.org`;
export const MEMBER_EMAIL_SHOWN = 'grace@example.org';

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
    'Annals of Botany',
    2016,
  ),
].join('')}</ref-list></back></article>`;

const WRONG_YEAR = `The structure is known (Watson & Crick, 1954).\n\nReferences\n\n${WATSON_CRICK_APA.replace('(1953)', '(1954)')}\n`;

const COLLECTION = idOf('post /api/collections');
/** A paper of the queue: those that were checked are first, the unreadable one is last. */
const PAPER_AT = (index: number) => (answerOf: AnswerOf) => {
  const { papers } = answerOf('get /api/collections/{id}/papers') as { papers?: { id: string }[] };
  return { ...COLLECTION(answerOf), paper: String(papers?.at(index)?.id) };
};
const CHECKED = PAPER_AT(0);
/** The token in the letter, which is a text. */
const LETTER = (answerOf: AnswerOf) => {
  const letter = answerOf('get /api/collections/{id}/papers/{paper}/letter') as unknown as string;
  return { token: /answers\/(\S+)/.exec(letter)?.[1] ?? '' };
};
const ANSWER = (answerOf: AnswerOf) =>
  String((answerOf('post /api/answers/{token}')['answers'] as { id: string }[])[0]?.id);
const UNREADABLE = PAPER_AT(-1);
const GROUP = idOf('post /api/groups');
const INVITATION = (answerOf: AnswerOf) =>
  String((answerOf('post /api/groups/{id}/invitations')['invitations'] as { id: string }[])[0]?.id);
const MEMBER = (answerOf: AnswerOf, index: number) =>
  String((answerOf('post /api/invitations/accept')['members'] as { userId: string }[])[index]?.userId);
const OFFER = (answerOf: AnswerOf) => ({
  id: String((answerOf('get /api/invitations') as unknown as { id: string }[])[0]?.id),
});

/** The steps of a collection of papers and of a group. */
export const GROUP_STEPS: Step[] = [
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
    file: { name: 'acids.txt', text: WRONG_YEAR },
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
  { operation: 'get /api/collections/{id}/papers/{paper}/letter', place: CHECKED, query: 'format=text' },
  { operation: 'get /api/answers/{token}', as: 'visitor', place: LETTER },
  {
    operation: 'post /api/answers/{token}',
    as: 'visitor',
    place: LETTER,
    file: { name: 'first-page.txt', text: 'Annals of Botany', fields: { position: 1 } },
  },
  {
    operation: 'post /api/answers/{token}',
    as: 'visitor',
    place: LETTER,
    body: { position: 1, address: '10.1093/aob/teapots', note: 'In the supplement' },
  },
  {
    operation: 'get /api/collections/{id}/papers/{paper}/answers/{answer}/file',
    place: (answerOf) => ({ ...CHECKED(answerOf), answer: ANSWER(answerOf) }),
  },
  { operation: 'delete /api/collections/{id}/papers/{paper}/answers', place: CHECKED },
  {
    operation: 'put /api/collections/{id}/papers/{paper}/decisions/{position}',
    place: (answerOf) => ({ ...CHECKED(answerOf), position: '1' }),
    body: { kind: 'asked', reason: 'No library has this journal', everywhere: true, version: 0 },
  },
  { operation: 'get /api/collections/{id}/papers/{paper}/annotated', place: CHECKED },
  { operation: 'get /api/collections/{id}/papers/{paper}/corrected', place: PAPER_AT(1) },
  { operation: 'get /api/collections/{id}/papers/{paper}/document', place: CHECKED },
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
    place: (answerOf) => ({ ...GROUP(answerOf), user: MEMBER(answerOf, 1) }),
    body: { role: 'owner' },
  },
  { operation: 'get /api/invitations', as: 'member' },
  { operation: 'post /api/invitations/{id}/accept', as: 'member', place: OFFER },
  {
    operation: 'delete /api/groups/{id}/members/{user}',
    as: 'member',
    place: (answerOf) => ({ ...GROUP(answerOf), user: MEMBER(answerOf, 0) }),
  },
  { operation: 'get /api/groups/{id}/audit', as: 'member', place: GROUP, query: 'format=json' },
  { operation: 'get /api/groups/{id}/audit', as: 'member', place: GROUP, query: 'format=csv' },
  { operation: 'delete /api/groups/{id}', as: 'member', place: GROUP },
];
