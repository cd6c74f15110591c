import type { VerificationResult } from '@veracite/contracts/citations';
import type { Field } from '@veracite/model/reference';
import { listed as joined } from '@veracite/text/listed';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { correction } from '../../data/texts.json';
import { annotate } from './annotate';
import { citingParts, type CitingPart } from './citing-parts';
import { remarksOf, type AnnotatedFile, type AnnotateFault, type AnnotateOptions, type Remark } from './remark';
import { changesOfList, describedChange, type ListedEntry, type TextChange } from './text-changes';

/** A copy of a document with its corrections. */
interface CorrectedDocument extends Pick<AnnotatedFile, 'file'> {
  /** The changed entries of the list, each with its position from 0, its fields, and the values before and after. */
  entries: { position: number; fields: Field[]; values: string[] }[];
  /** Parts of the text that cite corrected entries: how many have tracked changes, and how many only a comment. */
  citing: { changed: number; left: number };
  comments: number;
}

/**
 * Corrects a copy of a Word document or OpenDocument text: wrong values of its list that are in one place, and the years and names that
 * the text cites them by, are tracked changes; every finding is a comment. Text that a reference manager writes has comments only.
 * @param isWanted tests by position whether the correction of an entry is made
 */
export async function correctDocument(
  file: Uint8Array,
  read: ReadDocument,
  results: readonly (VerificationResult | undefined)[],
  options: AnnotateOptions,
  isWanted: (position: number) => boolean = () => true,
): Promise<CorrectedDocument | AnnotateFault> {
  const { kind } = read.document;
  const listed = read.report.references.map(({ raw, csl }, position) => {
    const result = results[position];
    return { position, raw, csl, doubts: [], included: true, ...(result && result.status !== 'valid' && { result }) };
  });
  const corrections = changesOfList(listed, isWanted);
  const remarks = remarksOf({ decisions: [] }, listed).map((remark) => ({
    ...remark,
    changes: corrections[remark.position] ?? [],
  }));
  const first = await annotate(file, kind, remarks, options);
  if ('fault' in first) return first;
  const parts = citingParts(read, corrections, isTrackedIn(first));
  const all = [...remarks, ...parts.map((part) => remarkOf(part, corrections, listed))];
  const done = parts.length === 0 ? first : await annotate(file, kind, all, options);
  if ('fault' in done) return done;
  const isTracked = isTrackedIn(done);
  const entries = remarks.flatMap(({ position, raw, changes }) => {
    const made = changes.filter(isTracked);
    const values = made.map((change) => describedChange(raw, change));
    return made.length > 0 ? [{ position, fields: [...new Set(made.map(({ field }) => field))], values }] : [];
  });
  const changed = parts.filter((part) => part.changes.some(isTracked)).length;
  const citing = { changed, left: parts.length - changed };
  return { file: done.file, entries, citing, comments: all.length - done.unplaced.length };
}

const isTrackedIn =
  ({ tracked }: AnnotatedFile) =>
  (change: TextChange): boolean =>
    tracked?.includes(change) ?? false;

/** Returns the remark on a part of the text that cites corrected entries. */
function remarkOf(
  { raw, changes, refs }: CitingPart,
  corrections: readonly TextChange[][],
  listed: readonly ListedEntry[],
): Remark {
  const lines = refs.map((ref) => {
    const cited = (corrections[ref] ?? []).filter(({ field }) => field === 'issued' || field === 'author');
    const values = cited.map((change) => describedChange(listed[ref]?.raw ?? '', change));
    return `${correction.entry} ${ref + 1}: ${joined(values)}`;
  });
  const comment = [...lines, ...(changes.length > 0 ? [] : [correction.byHand])].join('\n');
  const label = correction.citation;
  return { position: listed.length, raw, changes, status: 'incomplete', label, comment, identifiers: {} };
}
