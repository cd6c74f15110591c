import { createHash } from 'node:crypto';
import { canonical, plain } from '@veracite/certificate/canonical';
import { seal } from '@veracite/certificate/seal';
import { STATUSES, type Status } from '@veracite/model/verdict';
import type { Standing } from '@veracite/model/work';
import type { SealedBy } from './certificate';
import { sealedEntry, type SealedEntry } from './entry';
import type { Transcript } from './transcript';

export const REPORT_FORMAT = 'veracite-report/1';

/** An entry as the head of a report lists it. */
export interface ListedEntry {
  /** Of the bytes of its line, the line break left out. */
  sha256: string;
  status: Status;
  /** What befell its work since; absent when nothing did. */
  standing?: Standing;
  /** ISO 8601. */
  checkedAt: string;
}

/** How many entries of each status, and how many works of each standing but current. */
export interface Totals {
  entries: number;
  statuses: Record<Status, number>;
  standings: Partial<Record<Standing, number>>;
}

/** What is signed of a report. The entries themselves follow it, a line each, in this order. */
export interface ReportHead {
  format: typeof REPORT_FORMAT;
  issuer: string;
  /** Of the program that judged. */
  version: string;
  sealedAt: string;
  totals: Totals;
  entries: ListedEntry[];
}

/** A line of a report: what is sealed of one entry, and how the head lists it. */
export interface ReportLine {
  /** Canonical JSON; has no line break. */
  line: string;
  listed: ListedEntry;
}

/** One entry of a report. It can be written down at once: what is signed later is its digest. */
export function reportLine(transcript: Transcript): ReportLine {
  const entry = sealedEntry(transcript);
  const line = canonical(plain(entry));
  return { line, listed: listedAs(entry, Buffer.from(line)) };
}

/** The first line of a report, to be followed by the lines of its entries, each with a line break at its end. */
export function reportHead(entries: ListedEntry[], { key, issuer, version, now }: SealedBy): string {
  const totals = totalsOf(entries);
  const head: ReportHead = { format: REPORT_FORMAT, issuer, version, sealedAt: now.toISOString(), totals, entries };
  return `${seal(plain(head), key)}\n`;
}

export function listedAs({ verdict: { status, standing }, transcript }: SealedEntry, line: Uint8Array): ListedEntry {
  return { sha256: digestOfLine(line), status, ...(standing && { standing }), checkedAt: transcript.now };
}

export function totalsOf(entries: readonly ListedEntry[]): Totals {
  const count = <T extends Status | Standing>(words: readonly T[]) =>
    Object.fromEntries(
      words.map((word) => [word, entries.filter(({ status, standing }) => [status, standing].includes(word)).length]),
    );
  const standings = [...new Set(entries.flatMap(({ standing }) => standing ?? []))];
  return { entries: entries.length, statuses: count(STATUSES) as Totals['statuses'], standings: count(standings) };
}

export const digestOfLine = (line: Uint8Array): string => createHash('sha256').update(line).digest('hex');
