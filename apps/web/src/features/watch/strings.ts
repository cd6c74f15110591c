import type { WatchRhythm } from '@veracite/model/watching';

const works = (count: number) => (count === 1 ? '1 work' : `${count} works`);

export const watchStrings = {
  title: 'Watch',
  lead: 'Hear it when a work you cite is retracted, corrected, gets an expression of concern, or when a preprint is published.',
  notLoaded: 'This could not be loaded. Please load the page again.',

  newWatch: 'Watch a list',
  from: 'What is to be watched',
  fromText: 'A list of references',
  fromAddress: 'A .bib file in a public repository',
  name: 'Name',
  nameHint: 'Stands in the mails, such as “Thesis”',
  list: 'References',
  listPlaceholder: '@article{…}  or one reference a line, with their DOIs',
  listHint: 'BibTeX, RIS, CSL-JSON or text. The entries are kept, the text is not.',
  address: 'Address of the file itself',
  addressHint: 'It is read anew each time, so what you add to it is watched too.',
  every: 'Ask',
  rhythm: { day: 'every day', week: 'every week', month: 'every month' } satisfies Record<WatchRhythm, string>,
  mailMe: 'Mail me',
  noMail: 'This server sends no mail: look here, or use the feed.',
  submit: 'Watch it',
  begun: 'It is watched from now on.',
  listRequired: 'Please give a list',
  addressRequired: 'Please give an address',

  none: 'You watch nothing yet. Give a list, or choose “Watch” below a list that was checked.',
  lists: 'Lists you watch',
  on: (name: string) => `Watch ${name}`,
  onLabel: 'Watched',
  mails: 'Mails',
  mailsOf: (name: string) => `Mails about ${name}`,
  size: (count: number, rhythm: string) => `${works(count)}, asked ${rhythm}`,
  first: 'Being asked for the first time.',
  asked: (time: string) => `Last asked ${time}.`,
  next: (time: string) => `Next ${time}.`,
  off: 'Switched off: nothing is asked.',
  fault: (fault: string) =>
    `The file could not be read the last time. ${fault} The works below are those of the time before.`,
  unheard: (count: number) =>
    `${works(count)} could not be asked about the last time. That says nothing about ${count === 1 ? 'it; it is' : 'them; they are'} asked again.`,
  askNow: 'Ask now',
  askNowOf: (name: string) => `Ask about ${name} now`,
  beingAsked: 'It is being asked.',
  feed: 'Feed',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: 'The list is not watched any more.',
  news: 'What happened to its works',
  noNews: 'Nothing so far.',
  newsCount: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
  says: (source: string, day: string) => `says ${source}; told on ${day}`,
  atStart: 'so already when the watch began',
  notice: 'Notice',
  version: 'Published version',
  consulted: 'Who was asked the last time',
  answered: (source: string, answered: number, failed: number) =>
    failed === 0
      ? `${source} answered about ${works(answered)}`
      : `${source} answered about ${works(answered)} and failed for ${failed}`,
  unwatched: 'Not watched',
  unwatchedWhy: 'These name no work by a DOI, an arXiv or a PubMed number. Check the list, and watch the result.',
  more: (count: number) => `and ${count} more`,

  how: 'What is asked, and when',
  howText:
    'Each work is asked about by its identifier: at its registry (Crossref, DataCite, arXiv, PubMed), at databases that answer for whole lists, such as OpenAlex with a key, and in the local library, where Retraction Watch can be imported. A notice is seen when a registry tells of it, which may be weeks after it was published. Titles are not searched, and nothing is charged.',
  howOnce:
    'Each notice is told once, as what it is: a correction is never told as a retraction. What could not be asked is said on this page and asked again.',

  stopTitle: 'End these mails',
  stopLead: 'You will get no more mails about this list. It stays watched, and its page and feed go on.',
  stop: 'End the mails',
  stopped: (name: string) => `No more mails about “${name}”.`,
  stoppedLead: 'You can switch them on again on the page Watch.',
  stopFailed: 'This address is not known here. Perhaps the list was removed; then there are no more mails either.',
} as const;
