import { fieldLabel, fieldName } from '@veracite/model/field-names';
import { plural } from '../plural';

/** Texts of one checked citation. */
export const resultStrings = {
  confidence: (shown: string) => `${shown} confidence`,
  confidenceHint: 'The chance that this status is right.',
  asWritten: 'As written',
  asWrittenHint: 'with the recognized parts',
  agreement: {
    same: 'Agrees',
    near: 'Variant',
    different: 'Differs',
    missing: 'Missing in yours',
    extra: 'Not confirmed by any record',
  },
  unconfirmed: (rows: { field: string; cited?: string }[]) =>
    `No record confirms ${rows.map(({ field, cited = '' }) => `${fieldName(field)} ${cited}`).join(', ')}`,
  evidence: 'Field by field',
  evidenceCited: 'You cited',
  evidenceFound: 'The record says',
  evidenceField: 'Field',
  evidenceAgreement: 'Comparison',
  onlyInRecord: 'Only in the record',
  agreements: (all: string[]) =>
    (
      [
        ['different', 'differs', 'differ'],
        ['missing', 'only in the record', 'only in the record'],
        ['extra', 'not confirmed by any record', 'not confirmed by any record'],
        ['near', 'variant', 'variants'],
        ['same', 'agrees', 'agree'],
      ] as const
    )
      .map(([kind, one, many]) => ({ count: all.filter((each) => each === kind).length, one, many }))
      .filter(({ count }) => count > 0)
      .map(({ count, one, many }) => `${count} ${plural(count, one, many)}`)
      .join(', '),
  nothing: 'none',
  details: 'Details:',
  record: 'The record',
  parsedRecord: 'Read from your text',
  verdict: 'Verdict',
  youWrote: 'You wrote',
  insteadOf: ' should be ',
  /** What to do about each kind of wrong detail. */
  problems: {
    differs: 'A real work, described wrongly. Use the corrected citation, or check whether you meant another work.',
    'other-work':
      'A real work under the identifier of another. Use the corrected citation, or check which of the two works you meant.',
  },
  /** Title and meaning of each status. */
  verdicts: {
    valid: { title: '', text: 'The work exists, and every field you gave agrees with its record.' },
    unconfirmed: { title: '', text: 'The work exists, and no field you gave contradicts its record.' },
    incomplete: {
      title: 'Incomplete Citation',
      text: 'This citation was partially verified but is missing some elements for complete accuracy.',
    },
    fake: {
      title: 'Citation Not Verified',
      text: 'This citation could not be verified in any academic database. Please check the journal name, author names, publication year, and other details for accuracy.',
    },
    unknown: {
      title: 'Could not be verified',
      text: 'You were not charged.',
    },
  },
  retry: 'Check again',
  notProof:
    'Not found is not proof. Small journals, theses, reports and court cases are often in no database. Search by hand before you decide.',
  mayBeReal: 'It may well be real.',
  checkLater: 'Check it again later, or look for it by hand.',
  searchByHand: 'Search the exact title',
  retracted: 'This work was retracted',
  withdrawn: 'This work was withdrawn',
  concern: 'An expression of concern was published about this work',
  correctedNotice: 'A correction to this work was published',
  replaced: 'This work was replaced by a newer version',
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
  acceptFailed: 'Not saved',
  acceptFailedText: 'The correction is shown on this page but could not be saved.',
  announceOne: (status: string) => `The citation was checked: ${status}`,
  announceBatch: (n: number) => `The batch is done: ${n} ${plural(n, 'citation')} processed`,
  copiedStyle: (style: string) => `${style} citation copied to clipboard`,
  copiedJson: 'JSON data copied to clipboard',
  copyJson: 'Copy JSON',
  download: 'Download',
  printOne: 'Print',
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
  outcome: {
    found: 'found',
    nothing: 'not found',
    answered: 'answered',
    'not-covered': 'does not cover this kind of work',
    skipped: 'not needed',
    failed: 'failed',
  },
  duration: (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`),
  questions: (n: number) => `${n} queries`,
  problem: {
    timeout: 'timed out',
    'rate-limited': 'rate limit reached',
    'quota-spent': 'quota used up',
    unauthorised: 'API key rejected',
    refused: 'request rejected',
    unavailable: 'unreachable',
    'bad-reply': 'invalid response',
    control: 'did not find a work that it holds',
  },
  chimera: 'Combines different works',
  chimeraPart: (part: string) => `${fieldLabel(part)} of`,
  citedBy: 'Works that cite it',
  suggestions: 'Did you mean',
} as const;
