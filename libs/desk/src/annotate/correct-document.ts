import type { VerificationResult } from '@veracite/contracts/citations';
import type { Field } from '@veracite/model/reference';
import { listed as joined } from '@veracite/text/listed';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { correction } from '../../data/texts.json';
import { annotate } from './annotate';
import { citingParts, type CitingPart } from './citing-parts';
import { remarksOf, type AnnotatedFile, type AnnotateFault, type AnnotateOptions, type Remark } from './remark';
import { changesOfList, type TextChange } from './text-changes';

/** A copy of a document with its corrections. */
export interface CorrectedDocument extends Pick<AnnotatedFile, 'file'> {
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
  const { references } = read.report;
  const listed = references.map(({ raw, csl }, at) => ({ raw, csl, result: results[at] }));
  const changes = new Map(changesOfList(listed, isWanted).entries());
  const found = references.map(({ raw, csl }, position) => {
    const result = results[position];
    return { position, raw, csl, doubts: [], included: true, ...(result && result.status !== 'valid' && { result }) };
  });
  const remarks = remarksOf({ decisions: [] }, found).map((one) => ({
    ...one,
    changes: changes.get(one.position) ?? [],
  }));
  const first = await annotate(file, kind, remarks, options);
  if ('fault' in first) return first;
  const isMade = (change: TextChange) => first.tracked?.includes(change) ?? false;
  const parts = citingParts(read, changes, isMade).map((part) => remarkOf(part, changes, references));
  const all = [...remarks, ...parts];
  const done = parts.length === 0 ? first : await annotate(file, kind, all, options);
  if ('fault' in done) return done;
  const isTracked = (change: TextChange) => done.tracked?.includes(change) ?? false;
  const entries = remarks.flatMap(({ position, raw, changes: own }) => {
    const made = own.filter(isTracked);
    const values = made.map(({ start, end, text }) => [raw.slice(start, end), text.trim()].filter(Boolean).join(' → '));
    return made.length > 0 ? [{ position, fields: [...new Set(made.map(({ field }) => field))], values }] : [];
  });
  const changed = parts.filter((part) => part.changes.some(isTracked)).length;
  const citing = { changed, left: parts.length - changed };
  return { file: done.file, entries, citing, comments: all.length - done.unplaced.length };
}

/** Returns the remark on a part of the text that cites corrected entries. */
function remarkOf(
  { raw, changes, refs }: CitingPart,
  corrections: ReadonlyMap<number, readonly TextChange[]>,
  references: ReadDocument['report']['references'],
): Remark & Pick<CitingPart, 'changes'> {
  const lines = refs.map((ref) => {
    const cited = (corrections.get(ref) ?? []).filter(({ field }) => field === 'issued' || field === 'author');
    const values = cited.map(({ start, end, text }) => `${references[ref]?.raw.slice(start, end) ?? ''} → ${text}`);
    return `${correction.entry} ${ref + 1}: ${joined(values)}`;
  });
  const comment = [...lines, ...(changes.length > 0 ? [] : [correction.byHand])].join('\n');
  const label = correction.citation;
  return { position: references.length, raw, changes, status: 'incomplete', label, comment, identifiers: {} };
}
