import type { Work, WorkNotice } from '@veracite/model/work';
import type { JournalListing } from '../store/listings';
import type { OrganizationEntry } from '../store/organizations';

/** Content of one record: a work, notices, an entry of a journal list, an organization, or why it has none. */
export interface Reading {
  work?: Work;
  notices?: WorkNotice[];
  listing?: JournalListing;
  organization?: OrganizationEntry;
  /** The reason in a few words, the same for every such record. */
  refused?: string;
}

/** Reads the text of one record. Threads find it by the name of its format. */
export type RecordReader = (text: string) => Reading;

/** Records that were refused for one reason, with the first of them. */
export interface Refusal {
  reason: string;
  records: number;
  /** Number of the first such record in its file, from 1, and how it begins. */
  first: { record: number; text: string };
}

export interface ImportReport {
  records: number;
  added: number;
  /** Records of a work that is there already, or that comes twice. */
  replaced: number;
  refused: number;
  refusals: Refusal[];
  notices: number;
  listings: number;
  organizations: number;
  /** Records passed over because an earlier run had taken them. */
  resumedAfter: number;
}

export interface ImportProgress {
  phase: 'reading' | 'uniting' | 'packing';
  records: number;
  /** Progress of this phase, 0 to 1; undefined if the size is not known. */
  share?: number;
}

const TEXT_MAX = 100;
const WITHOUT_TITLE = 'no title';

/** Readings of a few thousand records, and the reasons of those that gave nothing. */
export function readAll(
  texts: readonly string[],
  read: RecordReader,
  before: number,
): { readings: Reading[]; refusals: Refusal[] } {
  const refusals = new Map<string, Refusal>();
  const readings = texts.map((text, index) => {
    const reading = read(text);
    const { work, notices, listing, organization } = reading;
    const isNothing = !work && !notices && !listing && !organization;
    const reason =
      reading.refused ?? (isNothing ? 'not of this format' : work && !work.csl.title ? WITHOUT_TITLE : undefined);
    if (reason === undefined) return reading;
    const known = refusals.get(reason);
    if (known) known.records += 1;
    else refusals.set(reason, { reason, records: 1, first: { record: before + index + 1, text: begins(text) } });
    return reading;
  });
  return { readings, refusals: [...refusals.values()] };
}

/** Returns the start of a record in one line. */
const begins = (text: string): string => text.slice(0, TEXT_MAX).replace(/\s+/g, ' ').trim();

/** Refusals of two parts of a file as of one. */
export function allRefusals(some: readonly Refusal[], others: readonly Refusal[]): Refusal[] {
  const all = new Map(some.map((refusal) => [refusal.reason, refusal]));
  for (const refusal of others) {
    const known = all.get(refusal.reason);
    all.set(
      refusal.reason,
      known
        ? {
            reason: refusal.reason,
            records: known.records + refusal.records,
            first: known.first.record < refusal.first.record ? known.first : refusal.first,
          }
        : refusal,
    );
  }
  return [...all.values()].sort((a, b) => b.records - a.records || a.first.record - b.first.record);
}
