import { plural } from '@veracite/text/plural';

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
  summary: 'Batch results',
  noProblems: 'No problems found: every citation matches its record.',
  problemsOf: (n: number, total: number, problems: string[]) =>
    `${n} of ${total} ${plural(total, 'citation')} ${n === 1 ? 'needs' : 'need'} attention: ${problems.join(', ')}.`,
  individual: 'Individual results',
  orderInput: 'Sort as entered',
  orderProblems: 'Sort problems first',
  show: 'Show',
  showAll: 'All',
  listHintReading: 'Outside text fields, J and K move, Enter opens, C copies the correction.',
  listHint: 'Outside text fields, J and K move, Enter opens, C copies the correction, A accepts or reverts it.',
} as const;
