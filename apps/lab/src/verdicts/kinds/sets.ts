import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import { rowsOfFile } from '../../harness/data';

/** Halves of the set. Rows of `reported` are counted and never printed. */
export const HALVES = ['reported', 'dev', 'train'] as const;
export type Half = (typeof HALVES)[number];

/** A real reference with the kind that its author gave it. */
export interface LabeledReference {
  repo: string;
  kind: string;
  /** ISO 639-1. */
  language: string;
  csl: CslItem;
  /** The entry as its author stored it. */
  entry: string;
  format: 'bibtex' | 'biblatex' | 'ris' | 'csl';
  /** The citation style of `text`. */
  style: string;
  /** The reference as it would be typed. */
  text: string;
}

/** @returns undefined if the folder lacks the half */
export function readHalf(folder: string, half: Half): LabeledReference[] | undefined {
  const file = path.join(folder, `${half}.jsonl`);
  return existsSync(file) ? rowsOfFile<LabeledReference>(file) : undefined;
}

/** Identifiers by which a database that holds the work would have found it. */
const INDEXED = /\b10\.\d{4,9}\/\S|arxiv|\bPMID\b|\bPMC\d{5}/i;

/**
 * Checks whether the work stands in an index that assigns identifiers. A world in which no database holds it does not
 * exist, so that it is left out of the shares of verdicts.
 */
export function isIndexed({ csl, text, entry }: LabeledReference): boolean {
  const { DOI: doi, PMID: pmid } = csl;
  return doi !== undefined || pmid !== undefined || INDEXED.test(text) || INDEXED.test(entry);
}
