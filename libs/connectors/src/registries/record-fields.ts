import { normalizeIssn } from '@veracite/model/identifiers';
import { z } from 'zod';
import type { JournalRecord, RegistryId } from './registries';

/** A number; any other value is undefined. */
export const optionalNumber = z.preprocess(
  (value) => (typeof value === 'number' ? value : undefined),
  z.number().optional(),
);

/** A share from 0 to 1; any other value is undefined. */
export const optionalShare = z.preprocess(
  (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined),
  z.number().optional(),
);

/** Normalizes ISSNs and removes duplicates and invalid ones. */
export function normalizeIssns(values: (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => normalizeIssn(value ?? '') ?? []))];
}

/** Builds the record of a journal: missing lists are empty, and years are in ascending order. */
export function buildJournal(
  registry: RegistryId,
  fields: Partial<JournalRecord> & Pick<JournalRecord, 'id' | 'title'>,
): JournalRecord {
  return {
    alternativeTitles: [],
    issns: [],
    reviewProcess: [],
    preservedBy: [],
    ...fields,
    registry,
    worksByYear: [...(fields.worksByYear ?? [])].sort((a, b) => a.year - b.year),
  };
}
