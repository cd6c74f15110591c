import { plural } from '../plural';

/** How a kind of problem goes on after a number. */
const problemWords = {
  fake: () => 'not found',
  differs: () => 'with wrong details',
  'other-work': () => 'with the identifier of another work',
  incomplete: (n: number) => (n === 1 ? 'lacks something' : 'lack something'),
  unknown: () => 'could not be checked',
  valid: () => 'valid',
};

/** What is said of a checked list. */
export const batchStrings = {
  correctedBadge: 'Corrected',
  undoAll: 'Undo all',
  acceptAll: (n: number) => `Accept ${n === 1 ? 'the correction' : `all ${n} corrections`}`,
  fixLacking: (n: number) =>
    `Fix ${n === 1 ? 'the one' : `all ${n}`} that only ${n === 1 ? 'lacks' : 'lack'} something`,
  moreFields: (n: number) => `and ${n} more`,
  retractedBadge: 'Retracted',
  correctedList: 'Corrected bibliography',
  acceptedCount: (n: number, open: number) =>
    open === 0
      ? `${n} accepted. The rest stands as written.`
      : `${n === 0 ? `${open} ${plural(open, 'correction')}` : `${n} accepted, ${open}`} to accept. What you do not accept stays as written.`,
  acceptedReading: (n: number) => `${n} ${plural(n, 'correction')} accepted. The rest stands as written.`,
  copyList: 'Copy list',
  copiedList: 'The list copied to clipboard, italics included',
  downloadList: 'Download list',
  copiedAll: 'All results copied as JSON',
  copyAll: 'Copy All JSON',
  downloadAll: 'Download All',
  print: 'Print report',
  exportAll: 'Export bibliography',
  watch: 'Watch',
  watchStarted: 'These works are watched. You find them under Watch.',
  downloadedBatch: 'Batch results file has been downloaded',
  totalProcessed: 'Total Processed',
  valid: 'Valid',
  incomplete: 'Incomplete',
  invalid: 'Invalid',
  summary: 'Batch results',
  noProblems: 'No problem was found: every citation agrees with its record.',
  problemsOf: (n: number, total: number, problems: { kind: keyof typeof problemWords; count: number }[]) =>
    `${n} of ${total} ${plural(total, 'citation')} ${n === 1 ? 'needs' : 'need'} a look: ${problems
      .map(({ kind, count }) => `${count} ${problemWords[kind](count)}`)
      .join(', ')}.`,
  individual: 'Individual results',
  orderInput: 'As entered',
  orderProblems: 'Problems first',
  show: 'Show',
  showAll: 'All',
  listHintReading: 'Keyboard: J and K or the arrows move, Enter opens, C copies the correction.',
  listHint:
    'Keyboard: J and K or the arrows move, Enter opens, C copies the correction, A accepts it or takes it back.',
} as const;
