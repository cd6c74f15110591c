/** Every address of the web client. */
export const routes = {
  home: '/',
  faq: '/faq',
  pricing: '/pricing',
  dashboard: '/dashboard',
  citations: '/citations',
  batch: '/citations/lists/:id',
  finder: '/citation-finder',
  corrector: '/citation-corrector',
  bibliography: '/bibliography-checker',
  document: '/document-checker',
  source: '/source-checker',
  guideBibliographic: '/verify-bibliographic-citations',
  guideDatabases: '/verify-academic-citations-database',
  guidePapers: '/verify-academic-paper-citations',
  guideExistence: '/verify-academic-citation-existence',
  guideJournals: '/verify-academic-journal-citations',
  guideTools: '/academic-citation-verification-tools',
  forgot: '/forgot',
  reset: '/reset',
  account: '/account',
  accuracy: '/accuracy',
  terms: '/terms',
  privacy: '/privacy',
  shared: '/s/:token',
  watch: '/watch',
  unsubscribe: '/unsubscribe/:token',
  desk: '/desk',
  collection: '/desk/:id',
  paper: '/desk/:id/papers/:paper',
  answers: '/answers/:token',
  groups: '/groups',
  invitation: '/invitations',
  queues: '/queues',
} as const;

/** The page of a list that was checked, by the tool that checked it. */
export const checkPath = (tool: 'citations' | 'bibliography' | 'documents', id: string) =>
  tool === 'citations'
    ? routes.batch.replace(':id', id)
    : `${tool === 'bibliography' ? routes.bibliography : routes.document}?check=${id}`;

/** The page that shows what a link shares. */
export const sharedPath = (token: string) => routes.shared.replace(':token', token);

/** Where a finished checkout leads. */
export const checkoutDone = `${routes.dashboard}?subscription=success`;
