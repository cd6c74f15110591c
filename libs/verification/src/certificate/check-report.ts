import { open } from '@veracite/certificate/seal';
import { isOfFormat, unlessMalformed, type CertificateFault } from './certificate';
import { entryFault, isSame, type SealedEntry, type SealedVerdict } from './entry';
import { digestOfLine, listedAs, REPORT_FORMAT, totalsOf, type ReportHead } from './report';

/** What is said of an entry of a report that holds. */
export interface CheckedEntry extends Pick<SealedVerdict, 'status' | 'confidence' | 'standing'> {
  text: string;
  answers: number;
}

export type ReportFault =
  CertificateFault | 'entry-missing' | 'entry-added' | 'order-differs' | 'entry-differs' | 'list-differs';

/** `at` is the place of the entry that is at fault, from 1. */
export type CheckedReport =
  | { fault: ReportFault; at?: number; head?: ReportHead }
  | { fault?: undefined; head: ReportHead; kid: string; entries: CheckedEntry[] };

const BREAK = 0x0a;

/** Whether these bytes are a report's and not a single certificate's, which has no line break. */
export const hasLines = (bytes: Uint8Array): boolean => bytes.includes(BREAK);

/**
 * Checks a report with nothing but its bytes: the signature over its list, that the lines are those of the list and in its order,
 * and of each entry the digests and the verdict, which is judged anew. One entry is read at a time.
 * @param trusted names of keys that may have signed it; any when absent
 */
export function checkReport(bytes: Uint8Array, trusted?: readonly string[]): CheckedReport {
  const end = bytes.indexOf(BREAK);
  const opened = open(end === -1 ? bytes : bytes.subarray(0, end), trusted);
  if (opened.fault !== undefined) return { fault: opened.fault };
  if (!isOfFormat(opened.body, REPORT_FORMAT)) return { fault: 'not-a-certificate' };
  const head = opened.body as unknown as ReportHead;
  if (!Array.isArray(head.entries) || head.entries.length === 0) return { fault: 'not-a-certificate' };
  const lines = end === -1 ? [] : linesOf(bytes.subarray(end + 1), head.entries.length + 1);
  // What is left behind the last line break belongs to no entry.
  const rest = lines.pop();
  const wrong = unlessMalformed(() => otherLines(head, lines.map(digestOfLine)));
  if (wrong === 'not-a-certificate') return { fault: wrong };
  if (wrong) return { ...wrong, head };
  if (rest === undefined || rest.length > 0) return { fault: 'entry-added', head };
  return eachReplayed(head, lines, opened.kid);
}

function otherLines(
  { entries }: ReportHead,
  digests: readonly string[],
): Pick<CheckedReport & { fault: ReportFault }, 'fault' | 'at'> | undefined {
  if (digests.length < entries.length) return { fault: 'entry-missing' };
  if (digests.length > entries.length) return { fault: 'entry-added' };
  const at = digests.findIndex((digest, place) => digest !== entries[place]?.sha256) + 1;
  if (at === 0) return undefined;
  const sorted = (all: readonly string[]) => [...all].sort().join();
  const isSameSet = sorted(digests) === sorted(entries.map(({ sha256 }) => sha256));
  return { fault: isSameSet ? 'order-differs' : 'entry-differs', at };
}

/** What the signer says of the entries is found anew, as whoever holds the key could have sealed another list than is true. */
function eachReplayed(head: ReportHead, lines: readonly Uint8Array[], kid: string): CheckedReport {
  const entries: CheckedEntry[] = [];
  for (const [place, line] of lines.entries()) {
    const at = place + 1;
    const entry = entryOf(line);
    const fault = unlessMalformed(() => {
      if (!entry) throw new TypeError('no entry');
      return entryFault(entry) ?? (isSame(listedAs(entry, line), head.entries[place]) ? undefined : 'list-differs');
    });
    if (!entry || fault !== undefined) return { fault: fault ?? 'not-a-certificate', at, head };
    const { status, confidence, standing } = entry.verdict;
    const answers = entry.digests.length;
    entries.push({ status, confidence, ...(standing && { standing }), text: entry.input.text, answers });
  }
  return isSame(totalsOf(head.entries), head.totals) ? { head, kid, entries } : { fault: 'list-differs', head };
}

function entryOf(line: Uint8Array): SealedEntry | undefined {
  try {
    return JSON.parse(Buffer.from(line).toString()) as SealedEntry;
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

/** Pieces between line breaks, as views; the last is what is left, line breaks and all, after so many or where no break is. */
function linesOf(bytes: Uint8Array, most: number): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(BREAK); end !== -1 && lines.length < most; end = bytes.indexOf(BREAK, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  lines.push(bytes.subarray(start));
  return lines;
}
