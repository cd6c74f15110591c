import { plural } from '../plural';

/** Words after the number of citations with a kind of problem. */
const problemWords = {
  fake: 'not found',
  differs: 'with wrong details',
  'other-work': 'with the identifier of another work',
  incomplete: 'incomplete',
  unknown: 'could not be checked',
  valid: 'valid',
};

/** Texts of a checked list. */
export const batchStrings = {
  correctedBadge: 'Corrected',
  undoAll: 'Undo all',
  acceptAll: (n: number) => `Accept ${n === 1 ? 'the correction' : `all ${n} corrections`}`,
  addMissing: (n: number) => `Only add missing details (${n})`,
  moreFields: (n: number) => `and ${n} more`,
  retractedBadge: 'Retracted',
  correctedList: 'Corrected bibliography',
  acceptedCount: (n: number, open: number) =>
    open === 0
      ? `${n} accepted. The rest stays as written.`
      : `${n === 0 ? `${open} ${plural(open, 'correction')}` : `${n} accepted, ${open}`} to accept. What you do not accept stays as written.`,
  acceptedReading: (n: number) => `${n} ${plural(n, 'correction')} accepted. The rest stays as written.`,
  copyList: 'Copy list',
  copiedList: 'List copied to clipboard, italics included',
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
  noProblems: 'No problems found: every citation matches its record.',
  problemsOf: (n: number, total: number, problems: { kind: keyof typeof problemWords; count: number }[]) =>
    `${n} of ${total} ${plural(total, 'citation')} ${n === 1 ? 'needs' : 'need'} attention: ${problems
      .map(({ kind, count }) => `${count} ${problemWords[kind]}`)
      .join(', ')}.`,
  individual: 'Individual results',
  orderInput: 'As entered',
  orderProblems: 'Problems first',
  show: 'Show',
  showAll: 'All',
  listHintReading: 'Keyboard: J and K or the arrows move, Enter opens, C copies the correction.',
  listHint: 'Keyboard: J and K or the arrows move, Enter opens, C copies the correction, A accepts or reverts it.',
} as const;
