import { RETENTION_DAYS, type Assessment, type Decision } from '@veracite/contracts/collections';
import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import { deskNames } from '@veracite/report/strings/desk';
import { plural } from '@veracite/text/plural';

const count = (n: number, word: string) => `${n.toLocaleString('en')} ${plural(n, word)}`;
/** Largest file, in MB. */
const MOST = DOCUMENT_LIMITS.bytes / 1_000_000;

/** A number of references: one decimal, and none where it is zero. */
const number = (n: number) => (n < 0.05 ? '0' : n.toFixed(1).replace(/\.0$/, ''));

/** Returns the numbers of references, those that follow one another as a range: "1–4". */
function runs(positions: number[]): string[] {
  const starts = positions.filter((position) => !positions.includes(position - 1));
  const ends = positions.filter((position) => !positions.includes(position + 1));
  return starts.map((start, index) => (start === ends[index] ? `${start + 1}` : `${start + 1}–${ends[index]! + 1}`));
}

export const deskStrings = {
  ...deskNames,
  title: 'Desk',
  lead: 'Check the references of many papers at once. The papers that most need a look come first.',
  collections: 'Collections',
  newCollection: 'New collection',
  create: 'Create',
  none: 'You have no collections yet.',
  name: 'Name',
  nameHint: 'Such as “Conference 2027, first round”',
  nameRequired: 'A name is required',
  group: 'Group',
  groupHint: 'Its members see the collection. Its owner pays for the checks.',
  ownGroup: 'My own group',
  policy: 'Policy',
  readyPolicies: {
    conference: 'Conference: invented references, retracted works, several wrong identifiers or authors',
    journal: 'Journal: also a single wrong identifier or author, and other wrong details to look at',
    thesis: 'Thesis: as Conference, but tolerates more errors, and works in no register',
    lenient: 'Lenient: only invented references',
    neurips: 'NeurIPS: as Conference',
    acl: 'ACL: only invented references',
    iclr: 'ICLR: only invented references',
    icml: 'ICML: as Conference',
    arxiv: 'arXiv: only invented references, with the strongest evidence',
    siam: 'SIAM: as Journal',
    icmje: 'ICMJE: as Journal',
  },
  retention: 'Days until deletion',
  retentionHint: 'Then the collection, its papers and its results are deleted.',
  retentionFault: `Between ${RETENTION_DAYS.min} and ${RETENTION_DAYS.max} days`,
  kept: (group: string, day: string) => `Group: ${group} · kept until ${day}`,
  gone: 'This collection does not exist, or you are not a member of its group.',

  progress: (ready: number, papers: number) => `${ready.toLocaleString('en')} of ${count(papers, 'paper')} checked`,
  references: (settled: number, all: number) => `${settled.toLocaleString('en')} of ${count(all, 'reference')} checked`,
  finished: (papers: number, references: number) =>
    `${count(papers, 'paper')} with ${count(references, 'reference')} checked`,
  unreadable: (n: number) => `${count(n, 'file')} could not be read`,
  timeLeft: (seconds: number) =>
    seconds < 5_400 ? `about ${Math.ceil(seconds / 60)} min left` : `about ${Math.round(seconds / 3_600)} hours left`,
  progressBar: 'Checked references',

  drop: 'Drop papers, a folder or an archive here',
  dropNow: 'Drop to add them',
  kinds: `PDF, Word, OpenDocument, LaTeX (a project as .zip), JATS and TEI, or archives of them. At most ${MOST} MB each. Only references are sent to the databases.`,
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  price: (credits: number) =>
    credits === 0
      ? 'Each reference that can be checked costs one credit, and the owner of the group has none left: papers wait until there are some.'
      : `Each reference that can be checked costs one credit. The owner of the group has ${count(credits, 'credit')} left.`,
  plans: 'See the plans',
  field: 'Files of papers',
  folderField: 'Folder of papers',
  uploading: (done: number, all: number) => `${done.toLocaleString('en')} of ${count(all, 'file')} uploaded`,
  uploaded: (added: number, duplicates: number) =>
    [`${count(added, 'file')} added`, duplicates > 0 && `${duplicates.toLocaleString('en')} already here`]
      .filter(Boolean)
      .join(', '),
  failed: (n: number) => `${count(n, 'file')} not added`,
  tryAgain: 'Try again',
  hideFailed: 'Hide',
  otherKind: 'This kind of file is not read.',
  tooLarge: `The file is larger than ${MOST} MB.`,
  unreachable: 'The server could not be reached.',
  notAdded: 'The file could not be added.',

  queue: 'Papers',
  queueLead:
    'Sorted by the number of references that are likely invented. Below it is its 90% range, unless that is one number.',
  filter: 'Show',
  filters: { '': 'All papers', undecided: 'To decide', answered: 'Answered by authors', unreadable: 'Not readable' },
  search: 'Search',
  noPapers: 'There are no papers yet.',
  noMatch: 'No paper matches.',
  more: 'Show more papers',
  expected: ({ expected, unchecked }: Assessment) => (unchecked && number(expected) === '0' ? '?' : number(expected)),
  interval: (low: number, high: number) => (number(low) === number(high) ? '' : `${number(low)} to ${number(high)}`),
  expectedLabel: ({ expected: n, interval: [low, high], unchecked }: Assessment) =>
    (number(n) === '0'
      ? `No ${unchecked ? 'checked ' : ''}reference is likely invented`
      : `${number(n)} ${plural(Number(number(n)), 'reference is', 'references are')} likely invented`) +
    (number(low) === number(high) ? '' : `, between ${number(low)} and ${number(high)}`),
  checking: (settled: number, all: number) => `${settled} of ${all} checked`,
  undecided: (n: number) => `${n} undecided`,
  decided: 'Nothing to decide',
  clean: 'Nothing flagged',
  unchecked: (n: number) => `${n} not checked`,
  readAgain: 'Read again',
  checkAgain: 'Check unverified references again',
  readAgainOf: (name: string) => `Read again: ${name}`,

  export: 'Export',
  exports: { csv: 'CSV', xlsx: 'Excel (.xlsx)', json: 'JSON' },
  report: 'Sealed report',
  asIs: 'As it is now',
  rulesTitle: 'What counts against a paper',
  effects: {
    both: 'Counts; less sure ones to look at',
    against: 'Counts against the paper',
    look: 'To look at',
    none: 'Is not flagged',
  },
  minConfidence: 'Sure to, in %',
  moreThan: 'More than',
  noPolicy: 'This file is no policy.',
  fileHint:
    'After a change all papers are assessed again. Kinds of works and references that are never flagged, and the fields that are compared, are set in the file.',
  saveFile: 'Save as a file',
  openFile: 'Open a file',
  save: 'Save',
  policyChanged: 'Another member has changed the policy. Your text is kept here; close to see theirs.',
  settings: 'Settings',
  saved: 'Saved.',
  remove: 'Delete the collection',

  paperGone: 'This paper does not exist. It may have been deleted.',
  previous: 'Previous paper',
  next: 'Next paper',
  keys: 'P and N: previous and next paper.',
  letter: 'Letter to the authors',
  letterLead: 'Asks about the references that count against the paper or that you chose. Read it before you send it.',
  noLetter: 'There is nothing to ask the authors.',
  letterText: 'Text of the letter',
  copiedLetter: 'The letter is on the clipboard.',
  editTemplate: 'Edit the template',
  template: 'Template of the letters of this collection',
  templateHint:
    'The first paragraph is the subject. {questions} are the references with what was found. {paper}, {collection}, {count}, {unknown}, {answer} and {editor} are filled in, too.',
  templateReset: 'Use the standard letter',
  withdrawAnswers: 'Withdraw the address',
  withdrawAnswersHint: 'Authors can no longer answer at the address in earlier letters. The next letter has a new one.',
  answersWithdrawn: 'The address in earlier letters is not valid anymore. The next letter has a new one.',
  letterFiles: { text: 'Text', docx: 'Word', eml: 'Email' },
  download: 'Download',
  original: 'Original file',
  annotated: 'Annotated file',
  correctedFile: 'Corrected file',
  removePaper: 'Delete the paper',
  notReady: (state: string) => `${state}. The flagged references appear when the check is complete.`,
  flagged: (n: number, all: number) => `${n} of ${count(all, 'reference')} flagged`,
  referenceFilter: 'Show references',
  referenceFilters: { flagged: 'Flagged', unknown: 'Unknown', all: 'All' },
  loadingReferences: 'The references are loading.',
  noReference: 'There is no such reference.',
  reference: (position: number) => `Reference ${position + 1}`,
  counts: 'Counts against the paper',
  look: 'To look at: by the policy of the collection it does not count against the paper',

  decide: { confirmed: 'Confirm problem', dismissed: 'Dismiss', asked: 'Ask the authors' },
  decidedBy: (user: string | null, day: string) => `by ${user ?? 'a deleted account'} on ${day}`,
  everywhere: 'Also in the other papers with this reference',
  appliesEverywhere: 'Applies to every paper with this reference.',
  reason: 'Reason',
  reasonRequired: 'A reason is required to dismiss a reference',
  change: 'Change',
  withdraw: 'Withdraw',
  conflict: (decision: Decision | null) =>
    decision
      ? `${decision.user ?? 'A deleted account'} has decided in the meantime: ${deskNames.decisions[decision.kind].toLowerCase()}${decision.reason && `, “${decision.reason}”`}. Decide again to replace that.`
      : 'Another member has withdrawn the decision. Decide again to save yours.',

  answersTitle: 'Questions about references',
  answersLead: (paper: string, collection: string, until: string) =>
    `${paper} (${collection}). Until ${until} anyone with this address can read and answer the questions.`,
  answersGone:
    'This address is not valid: it has expired, it was withdrawn, or the paper was deleted. Please ask the editors for a new one.',
  nothingAsked: 'There are no open questions about this paper.',
  answers: 'Answers of the authors',
  answeredOn: (day: string) => `Answered on ${day}:`,
  answerAddress: 'Address or DOI of the work',
  answerHint: 'Where the editors find it, such as https://example.org/paper.pdf or 10.1000/xyz123',
  answerNote: 'Note',
  answerFile: 'Add a file',
  answerSend: 'Send',
  answerSent: 'The editors see your answer.',
  answerRequired: 'An address, a file or a note is required',
  answered: (n: number) => count(n, 'new answer'),

  signals: 'The paper as a whole',
  signalsLead: 'Counts, not verdicts. They do not change the order of the papers.',
  signalPlaces: (positions: number[]) => `${plural(positions.length, 'Reference')} ${runs(positions).join(', ')}`,
} as const;
