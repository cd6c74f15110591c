import type { WatchRhythm } from '@veracite/model/watching';

const works = (count: number) => (count === 1 ? '1 work' : `${count} works`);

export const watchStrings = {
  title: 'Watch',
  lead: 'Get notified when a work you cite is retracted, corrected, gets an expression of concern, or when a preprint is published.',

  newWatch: 'Watch a list',
  from: 'What to watch',
  fromText: 'A list of references',
  fromAddress: 'A .bib file in a public repository',
  name: 'Name',
  nameHint: 'Shown in the emails, such as “Thesis”',
  list: 'References',
  listPlaceholder: '@article{…}  or one reference a line, with their DOIs',
  listHint: 'BibTeX, RIS, CSL-JSON or text. The entries are kept, the text is not.',
  address: 'Address of the file itself',
  addressHint: 'The file is read again each time, so works you add to it are watched too.',
  every: 'Check',
  rhythm: { day: 'every day', week: 'every week', month: 'every month' } satisfies Record<WatchRhythm, string>,
  mailMe: 'Email me',
  noMail: 'This server sends no email. Check this page or use the feed.',
  submit: 'Watch it',
  begun: 'The list is now being watched.',
  listRequired: 'Please give a list',
  addressRequired: 'Please give an address',

  none: 'You are not watching any lists. Add one here, or choose “Watch” below a checked list.',
  on: (name: string) => `Watch ${name}`,
  onLabel: 'Watched',
  mails: 'Emails',
  mailsOf: (name: string) => `Emails about ${name}`,
  size: (count: number, rhythm: string) => `${works(count)}, checked ${rhythm}`,
  first: 'Checking for the first time.',
  asked: (time: string) => `Last checked ${time}.`,
  next: (time: string) => `Next ${time}.`,
  off: 'Disabled: nothing is checked.',
  fault: (fault: string) =>
    `The file could not be read the last time. ${fault} The works below are from the previous check.`,
  unchecked: (count: number) =>
    `${works(count)} could not be checked the last time, so nothing is known about ${count === 1 ? 'it' : 'them'}. We will try again.`,
  askNow: 'Check now',
  askNowOf: (name: string) => `Check now: ${name}`,
  beingAsked: 'Checking now.',
  feed: 'Feed',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  news: 'What happened to its works',
  noNews: 'Nothing yet.',
  says: (source: string, day: string) => `according to ${source}, reported on ${day}`,
  atStart: 'already the case when the watch began',
  notice: 'Notice',
  version: 'Published version',
  consulted: 'Databases checked last time',
  answered: (source: string, answered: number, failed: number) =>
    failed === 0
      ? `${source} answered about ${works(answered)}`
      : `${source} answered about ${works(answered)} and failed for ${failed}`,
  unwatched: 'Not watched',
  unwatchedWhy:
    'These references have no DOI, arXiv number or PubMed number. Check the list first, then watch the result.',
  more: (count: number) => `and ${count} more`,

  how: 'How watching works',
  howText:
    'Each work is looked up by its identifier: in its registry (Crossref, DataCite, arXiv, PubMed), in databases that accept whole lists, such as OpenAlex with a key, and in the local library, where Retraction Watch can be imported. A notice is found once a registry has it, which may be weeks after it was published. Titles are not searched, and nothing is charged.',
  howOnce:
    'Each notice is reported once, under its own kind: a correction is never reported as a retraction. Works that could not be checked are listed on this page and checked again.',

  stopTitle: 'Stop these emails',
  stopLead: 'You will get no more emails about this list. It is still watched, and its page and feed stay up to date.',
  stop: 'Stop the emails',
  stopped: (name: string) => `No more emails about “${name}”.`,
  stoppedLead: 'You can turn them on again on the Watch page.',
  stopFailed:
    'This address is unknown. The list may have been removed; in that case you will get no more emails either.',
} as const;
