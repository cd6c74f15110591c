import type { BibliographyEntry } from '@veracite/model/bibliography';

type Determined = 'sourceLinks' | 'verdict' | 'confidence' | 'formattingErrors';

/** An entry with all results of the analysis. */
export interface AnalyzedEntry
  extends Omit<BibliographyEntry, Determined>, Required<Pick<BibliographyEntry, Determined>> {
  /** True if a field of the entry contradicts its record. */
  contradicted: boolean;
  /** Why an unknown entry is not decided: the row of its recommendation. */
  undecided: 'unknown' | 'not-found' | 'not-covered' | 'undecided';
}

/** Tests for an entry that has a verdict of its own: a repetition counts with the entry that it repeats. */
export const isJudged = ({ status }: AnalyzedEntry): boolean => status !== 'unknown' && status !== 'duplicate';
