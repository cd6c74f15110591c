import { fieldLabel, fieldName } from '@veracite/model/field-names';
import type { Agreement } from '@veracite/model/evidence';
import { agreementText } from '../result-text';
import { plural } from '@veracite/text/plural';

/** Texts of one checked citation. */
export const resultStrings = {
  confidenceHint: 'Measured on labeled references.',
  asWritten: 'As written',
  asWrittenHint: 'with the recognized parts',
  unconfirmed: (rows: { field: string; cited?: string }[]) =>
    `No record confirms ${rows.map(({ field, cited = '' }) => `${fieldName(field)} ${cited}`).join(', ')}`,
  evidence: 'Field by field',
  evidenceCited: 'You cited',
  evidenceFound: 'The record says',
  evidenceField: 'Field',
  evidenceAgreement: 'Comparison',
  onlyInRecord: 'Only in the record',
  agreements: (all: Agreement[]) =>
    (['different', 'missing', 'extra', 'near', 'same'] as const)
      .map((kind) => [agreementText(kind), all.filter((each) => each === kind).length] as const)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', '),
  nothing: 'none',
  details: 'Details:',
  record: 'The record',
  parsedRecord: 'Read from your text',
  verdict: 'Verdict',
  youWrote: 'You wrote',
  notCharged: 'You were not charged.',
  insteadOf: ' should be ',
  retry: 'Check again',
  searchByHand: 'Search the exact title',
  notice: 'Read the notice',
  notChecked: 'Whether this work was retracted could not be checked.',
  corrected: 'Corrected Citation',
  changes: (kinds: string) => `Changes: ${kinds}`,
  changeKinds: {
    wrong: 'corrected',
    missing: 'added',
    superfluous: 'removed',
    order: 'moved',
    case: 'capitalization',
    punctuation: 'punctuation',
  },
  unchanged: 'No changes: it already follows this style.',
  moreForms: 'In-text citation and other styles',
  citedAs: 'Cited as',
  insideText: 'In-text citation',
  insideTextIn: (style: string) => `${style} in-text`,
  furtherStyles: 'Other styles',
  serverStyles: 'Styles installed on this server, by CSL ID',
  serverStylesBy:
    'Written by citeproc-js, © Frank Bennett, under the Common Public Attribution License 1.0, with styles of the Citation Style Language project (CC BY-SA 3.0).',
  noServerStyles: 'Missing a style? The operator of this server can install any style of the Citation Style Language.',
  formFailed: 'This citation could not be formatted.',
  copy: 'Copy',
  copyRich: 'Copy with italics',
  copiedRecord: (format: string) => `${format} copied to clipboard`,
  accept: 'Accept',
  acceptHint: 'Replaces your citation with this one, in your history and in downloads',
  acceptedTitle: 'Corrected to',
  undo: 'Undo',
  checkedByHand: 'Checked by people',
  checkedBadge: 'Checked by hand',
  checkedOffer: 'I checked this',
  checkedLead:
    'It is shown next to the verdict, which stays, in every list with this reference, to you and the members of your groups.',
  checkedReason: 'Where did you check it?',
  checkedReasonShort: (n: number) => `Please write at least ${n} characters`,
  checkedSource: 'Link or file name (optional)',
  checkedSave: 'Save',
  acceptFailed: 'Not saved',
  acceptFailedText: 'The correction is shown on this page but could not be saved.',
  announceOne: (status: string) => `The citation was checked: ${status}`,
  announceBatch: (n: number) => `The batch is done: ${n} ${plural(n, 'citation')} processed`,
  copiedStyle: (style: string) => `${style} citation copied to clipboard`,
  copiedJson: 'JSON data copied to clipboard',
  copyJson: 'Copy JSON',
  download: 'Download',
  printOne: 'Print',
  report: 'Report',
  reportHint: 'A printable page: what was cited, who was asked, and what they have',
  reportTitle: 'Citation report',
  reportCount: (n: number) => `${n} ${plural(n, 'citation')}`,
  exportOne: 'Export',
  downloaded: 'Downloaded!',
  downloadedOne: 'JSON file has been downloaded',
  verifiedIn: (n: number) => `Verified in ${n} ${plural(n, 'database')}`,
  consulted: 'Databases consulted',
  consultedCount: (asked: { source: string; outcome: string }[]) => {
    const names = (outcome: string) =>
      new Set(asked.filter((one) => one.outcome === outcome).map(({ source }) => source)).size;
    const [answered, failed] = [names('answered'), names('failed')];
    return `${answered} answered${failed > 0 ? `, ${failed} failed` : ''}`;
  },
  duration: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`),
  questions: (n: number) => `${n} queries`,
  chimera: 'Combines different works',
  chimeraPart: (part: string) => `${fieldLabel(part)} of`,
  citedBy: 'Works that cite it',
  suggestions: 'Did you mean',
} as const;
