import type { CheckTool } from '@veracite/contracts/check-tools';
import { LIMITS } from '@veracite/contracts/limits';
import { plural } from '@veracite/text/plural';

const OPEN_NAMES: Record<CheckTool, string> = {
  citations: 'A list',
  bibliography: 'A bibliography',
  documents: 'A document',
};

/** Texts of the form and of a running check. */
export const formStrings = {
  inputLabel: 'Your references',
  sentAsTyped:
    'A list is sent to this server as you type, to find its citations. What you do not check is deleted after an hour.',
  inputPlaceholder:
    'Paste references here: one per line, numbered or wrapped as in a paper, or the content of a BibTeX, RIS or other file.',
  format: 'Citation style',
  detected: (n: number) => `${n} ${plural(n, 'citation')} detected`,
  leftOutOf: (n: number, total: number) => `${n} of ${total} references ${n === 1 ? 'is' : 'are'} not checked.`,
  paste: 'Paste Example',
  clear: 'Clear',
  openFile: 'Open file',
  fileRead: (name: string) => `Read ${name}`,
  fileRefused: 'That file could not be read',
  fileKinds:
    'Text files up to 1 MB: lists, BibTeX, RIS, JSON and exports of reference managers. Word and PDF files open in the document checker.',
  dropHere: 'Drop the file to read its references',
  verifying: 'Verifying...',
  verifyOne: 'Verify Citation',
  verifyMany: (n: number) => `Verify ${n} Citations`,
  empty: 'Please enter at least one citation',
  tooMany: `Only the first ${LIMITS.batchMax} citations will be processed. Please reduce the number of citations or use smaller batches.`,
  shortcut: 'Ctrl + Enter verifies',
  pendingTitle: 'Verifying citation...',
  pendingLead: 'Checking against academic databases',
  haveAnswered: (names: string[]) => `Answered: ${names.join(', ')}`,
  waitingFor: (names: string[]) => `Waiting for ${names.join(', ')}`,
  askingOneAgain: (names: string[]) => `Retrying: ${names.join(', ')}`,
  batchPendingTitle: 'Processing batch citations...',
  batchPendingLead: 'Verifying against academic databases',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  progressTitle: (done: number, total: number) => `${done}/${total} · Citation checker`,
  doneNews: 'Your citations are checked',
  tellMe: 'Notify me when done',
  askingAgain: (n: number, sources: string[]) =>
    `${sources.join(', ')} did not answer. Retrying for ${n} ${plural(n, 'citation')}.`,
  estimate: (seconds: number) => `about ${seconds} s left`,
  cancel: 'Cancel',
  canceled: 'Canceled. The results so far are below.',
  canceledAtOnce: 'Canceled. Nothing was checked, and nothing was charged.',
  gone: 'This result cannot be shown. Only the account that made a check can open its address, and a check may have been deleted. Its owner can send you a link with “Share”.',
  failedTitle: 'Verification Failed',
  failedText: 'Failed to verify citation. Please try again.',
  openWork: (tool: CheckTool, total: number, settled: number) =>
    `${OPEN_NAMES[tool]} of ${total} ${plural(total, 'citation')} is being checked: ${settled} done.`,
  openWorkBegun: (time: string) => `Started ${time}`,
  openWorkShow: 'Show',
  openWorkProgress: 'Citations checked',
  doNotKeep: 'Do not keep this text',
  notKept:
    'It will not appear in your history, and the result cannot be shared by a link. Lists are deleted an hour after you have seen them.',
  neverKept: 'Your account stores no texts. You can change this on your account page.',
} as const;
