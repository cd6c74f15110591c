/**
 * What each piece of evidence is worth, in points of 0 to 10. Set by hand, by how seldom it goes with the opposite:
 * vetting by people (DOAJ, a core list) weighs most, a registration that anybody can buy little, an opinion of others
 * less than a fact of our own. How points become scores: report/scores.ts. Reasons: docs/decisions/0092.
 */
export const WEIGHTS = {
  /** Registrations: they say that something exists, and little of its worth. */
  crossrefJournal: 2,
  issnRecord: 2,
  openalexJournal: 1,
  publisherMember: 1,
  /** Vetting by people. */
  doajJournal: 6,
  coreJournal: 4,
  scieloJournal: 3,
  /** A record of years, readers and care. */
  tenYears: 2,
  threeYears: 1,
  cited: 2,
  citedMuch: 3,
  hIndex20: 2,
  hIndex50: 3,
  reviewNamed: 1,
  preserved: 1,
  screened: 1,
  referencesOpen: 1,
  retractionsFew: 1,
  knownPublisher: 4,
  /** Against a journal. */
  retractionsMany: 3,
  retractionsVeryMany: 5,
  suddenGrowth: 3,
  discontinued: 2,
  issnWrong: 4,
  issnOfAnother: 5,
  /** Opinions of others: the first list counts, the next ones have mostly copied it. */
  listed: 6,
  listedAgain: 2,
  listedOtherAddress: 3,
  publisherListed: 4,
  publisherListedAgain: 1,
  hijacker: 8,
  hijackedTwin: 2,
  /** Works. */
  doiRegistered: 3,
  metadataAgree: 1,
  reviewedType: 2,
  unreviewedType: 1,
  workCited: 1,
  workCitedMuch: 3,
  funded: 1,
  retracted: 10,
  concern: 5,
  corrected: 1,
  doiUnknown: 6,
  /** People. */
  orcidRecord: 3,
  authorKnown: 2,
  authorHIndex10: 2,
  authorHIndex30: 4,
  affiliated: 1,
  retractedWorks: 3,
  /** Websites. */
  knownSite: 8,
  counterfeitSite: 10,
  listedSite: 6,
  metricsSite: 6,
  certificateGood: 1,
  certificateBad: 3,
  unencrypted: 1,
  domainOld: 2,
  domainYoung: 2,
  domainUnregistered: 3,
  otherDomain: 1,
  scholarlyTags: 2,
  contact: 1,
  policies: 1,
  deadSite: 2,
} as const;
