import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Paper } from '@veracite/contracts/collections';
import type { DocumentFault } from '@veracite/model/document';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Status } from '@veracite/model/verdict';
import { isMixed } from '@veracite/report/result-text';
import type { TextChange } from './text-changes';
import { statuses } from '../../data/texts.json';

/** What a file is to state about one reference. */
export interface Remark extends Pick<CheckEntry, 'position' | 'raw' | 'key' | 'place'> {
  status: Status;
  /** A few words, such as the name of the status. */
  label: string;
  /** Text for people, with line breaks between paragraphs. */
  comment: string;
  /** Of the work that was found. */
  identifiers: Identifiers;
  /** Changes of the text of the reference, made as tracked changes in Word documents. */
  changes?: readonly TextChange[];
}

/** The author of the comments, and their time. */
export interface AnnotateOptions {
  author: string;
  at: Date;
}

/** The annotated file, and the positions of the remarks that have no place in it. */
export interface AnnotatedFile {
  file: Uint8Array;
  unplaced: number[];
  /** The changes that were made. Absent for files other than Word documents. */
  tracked?: TextChange[];
}

/** The reason why a file is not annotated, with a sentence for people. */
export interface AnnotateFault {
  fault: DocumentFault | 'kind';
  message: string;
}

/** Builds a remark for each reference of a paper that has a result: its status, the reason, the work and the decision. */
export const remarksOf = (paper: Pick<Paper, 'assessment' | 'decisions'>, entries: readonly CheckEntry[]): Remark[] =>
  entries.flatMap(({ position, raw, key, place, result }) => {
    if (!result) return [];
    const { status, reason, match } = result;
    const flag = paper.assessment?.flags.find((flag) => flag.position === position);
    const decision = paper.decisions.find((decision) => decision.position === position);
    const lines = [
      flag?.message ?? reason,
      match && [match.csl.title, match.doi ? `https://doi.org/${match.doi}` : match.url].filter(Boolean).join(' '),
      decision && `Decision: ${decision.kind}${decision.reason && ` (${decision.reason})`}`,
    ];
    const comment = lines.filter(Boolean).join('\n');
    const label = statuses[isMixed(result) ? 'mixed' : status];
    return { position, raw, key, place, status, label, comment, identifiers: identifiersOf(result) };
  });

/** Returns identifiers of the cited work. None when an identifier of the reference is that of another work. */
function identifiersOf({ match, problem }: VerificationResult): Identifiers {
  if (!match || problem === 'other-work') return {};
  const { DOI, PMID: pmid, PMCID: pmcid, ISBN: isbn } = match.csl;
  const found = Object.entries({ doi: match.doi ?? DOI, pmid, pmcid, isbn });
  return Object.fromEntries(found.filter(([, id]) => id));
}
