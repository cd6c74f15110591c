import {
  RETENTION_DAYS,
  type DecisionKind,
  type FlagRule,
  type PaperState,
  type ReadyPolicy,
} from '@veracite/contracts/collections';
import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import { plural } from '../../components/check/plural';

const count = (n: number, word: string) => `${n.toLocaleString('en')} ${plural(n, word)}`;
/** Largest file, in MB. */
const MOST = DOCUMENT_LIMITS.bytes / 1_000_000;

/** A number of references: one decimal, and none where it is zero. */
const number = (n: number) => (n < 0.05 ? '0' : n.toFixed(1).replace(/\.0$/, ''));

export const deskStrings = {
  title: 'Desk',
  lead: 'Check the references of many papers at once: the submissions of a conference, a journal or a library. The papers that most need a look come first.',
  newCollection: 'New collection',
  create: 'Create the collection',
  cancel: 'Cancel',
  none: 'You have no collections yet. Create one, then drop your papers on it.',
  name: 'Name',
  nameHint: 'Such as “Conference 2027, first round”',
  nameRequired: 'A name is required',
  group: 'Group',
  groupHint: 'Its members see the collection. The credits of its owner pay for the checks.',
  ownGroup: 'My own group',
  policy: 'Policy',
  readyPolicies: {
    conference: 'Conference: invented and wrong references, retracted works',
    journal: 'Journal: also wrong authors and other differences',
    thesis: 'Thesis: also references that cannot be verified',
    lenient: 'Lenient: only invented references',
  } satisfies Record<ReadyPolicy, string>,
  retention: 'Days until deletion',
  retentionHint: 'From today. The collection is then deleted with its papers and results.',
  retentionFault: `Between ${RETENTION_DAYS.min} and ${RETENTION_DAYS.max} days`,
  deletedOn: (day: string) => `deleted on ${day}`,
  created: 'The collection was created.',
  gone: 'This collection does not exist, or you are not a member of its group.',
  back: 'All collections',

  progress: (ready: number, papers: number) => `${ready.toLocaleString('en')} of ${count(papers, 'paper')} checked`,
  references: (settled: number, all: number) => `${settled.toLocaleString('en')} of ${count(all, 'reference')} checked`,
  finished: (papers: number, references: number) =>
    `${count(papers, 'paper')} with ${count(references, 'reference')} checked`,
  unreadable: (n: number) => `${count(n, 'file')} could not be read`,
  timeLeft: (seconds: number) =>
    seconds < 90
      ? 'about a minute left'
      : seconds < 5_400
        ? `about ${Math.round(seconds / 60)} minutes left`
        : `about ${Math.round(seconds / 3_600)} hours left`,
  progressBar: 'Checked references',

  add: 'Add papers',
  drop: 'Drop papers, a folder or an archive here',
  dropNow: 'Drop to add them',
  kinds: `PDF, Word, OpenDocument, LaTeX (a project as .zip), JATS and TEI. Archives: .zip, .tar, .tar.gz. At most ${MOST} MB each. A file that is already in the collection is not added twice.`,
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  field: 'Files of papers',
  folderField: 'Folder of papers',
  confidential: 'Papers are stored until the collection is deleted. Only references are sent to the databases.',
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
  queueLead: 'Sorted by the expected number of invented references, with its 90% interval.',
  filter: 'State',
  everyState: 'All papers',
  states: {
    waiting: 'Waiting',
    reading: 'Being read',
    checking: 'Being checked',
    ready: 'Checked',
    unreadable: 'Not readable',
  } satisfies Record<PaperState, string>,
  search: 'Search',
  searchHint: 'Title or file name',
  noPapers: 'There are no papers yet.',
  noMatch: 'No paper matches.',
  more: 'Show more papers',
  expected: number,
  interval: (low: number, high: number) => `${number(low)} to ${number(high)}`,
  expectedLabel: (n: number, low: number, high: number) =>
    `${number(n)} invented ${plural(n, 'reference')} expected, between ${number(low)} and ${number(high)}`,
  checking: (settled: number, all: number) => `${settled} of ${all} checked`,
  undecided: (n: number) => `${n} undecided`,
  decided: 'Decided',
  clean: 'Nothing flagged',
  readAgain: 'Read again',
  readAgainOf: (name: string) => `Read again: ${name}`,

  export: 'Export',
  exports: { csv: 'CSV', xlsx: 'Excel (.xlsx)', json: 'JSON' },
  report: 'Sealed report',
  editPolicy: 'Policy',
  policyTitle: 'Policy of the collection',
  policyLead:
    'What counts against a paper, and what does not. A change assesses all papers again and queries no database.',
  startFrom: 'Start from',
  asIs: 'The current policy',
  yaml: 'Policy as YAML',
  save: 'Save',
  policySaved: 'The policy was saved. The papers are being assessed again.',
  policyChanged:
    'Another member has changed the policy. Your text is kept here. Close this window to see the other one.',
  settings: 'Settings',
  saved: 'Saved.',
  remove: 'Delete the collection',
  removeSure: 'Yes, delete it with all papers',
  removed: 'The collection was deleted.',

  backToQueue: 'All papers',
  paperGone: 'This paper does not exist. It may have been deleted.',
  previous: 'Previous paper',
  next: 'Next paper',
  keys: 'P and N: previous and next paper.',
  letter: 'Letter to the authors',
  letterLead:
    'It asks about the references that count against the paper or that you decided to ask about. Read it before you send it.',
  noLetter: 'There is nothing to ask the authors.',
  letterText: 'Text of the letter',
  copy: 'Copy',
  copied: 'Copied!',
  copiedLetter: 'The letter is on the clipboard.',
  letterFiles: { text: 'Text', docx: 'Word', eml: 'Email' },
  original: 'Original file',
  annotated: 'Annotated file',
  removePaper: 'Delete the paper',
  removePaperSure: 'Yes, delete it',
  paperRemoved: 'The paper was deleted.',
  notReady: (state: string) => `${state}. The flagged references are shown when the check is complete.`,
  nothingFlagged: 'No reference of this paper is flagged.',
  unflagged: (n: number) => `${count(n, 'other reference')} without a flag.`,
  flagged: (n: number) => `${count(n, 'flagged reference')}`,
  reference: (position: number) => `Reference ${position + 1}`,
  rules: {
    invented: 'Not found',
    'other-work': 'Identifier of another work',
    retracted: 'Retracted',
    'wrong-authors': 'Wrong authors',
    differs: 'Wrong details',
    unverifiable: 'Not verifiable',
  } satisfies Record<FlagRule, string>,
  counts: 'Counts against the paper',
  look: 'For a person to look at',
  asCited: 'As cited',
  matched: 'The work it matches',
  parts: 'Works that it combines',
  nearest: 'The nearest real works',
  noWork: 'No similar work was found.',
  differences: 'Fields that differ',
  inReference: 'In the reference',
  inRecord: 'In the record',
  noValue: 'none',
  asked: 'Databases queried',

  decision: 'Decision',
  kindsDone: { confirmed: 'Confirmed', dismissed: 'Dismissed', asked: 'Authors are asked' } satisfies Record<
    DecisionKind,
    string
  >,
  decide: { confirmed: 'Confirm', dismissed: 'Dismiss', asked: 'Ask the authors' } satisfies Record<
    DecisionKind,
    string
  >,
  decidedBy: (user: string | null, day: string) => `by ${user ?? 'a deleted account'} on ${day}`,
  everywhere: 'Also in the other papers with this reference',
  appliesEverywhere: 'Applies to every paper with this reference.',
  reason: 'Reason',
  reasonHint: 'Needed to dismiss. Shown to the members of the group.',
  reasonRequired: 'A reason is required to dismiss a reference',
  change: 'Change',
  withdraw: 'Withdraw',
  conflict: (user: string | null, kind: string, reason: string) =>
    `${user ?? 'A deleted account'} has decided in the meantime: ${kind.toLowerCase()}${reason && `, “${reason}”`}. Your text is kept. Decide again to replace that decision.`,
  conflictWithdrawn:
    'Another member has withdrawn the decision in the meantime. Your text is kept. Decide again to save it.',

  signals: 'The paper as a whole',
  signalsLead: 'Counts, not verdicts. They do not change the order of the papers.',
  signalPlaces: (positions: number[]) =>
    `${plural(positions.length, 'Reference')} ${positions.map((position) => position + 1).join(', ')}`,
} as const;
