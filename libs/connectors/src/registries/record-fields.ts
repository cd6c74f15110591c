import { normaliseIssn } from '@veracite/model/identifiers';
import { z } from 'zod';
import type { JournalRecord, RegistryId } from './registries';

/** A number; everything else is absent. */
export const optionalNumber = z.preprocess(
  (value) => (typeof value === 'number' ? value : undefined),
  z.number().optional(),
);

/** A share from 0 to 1. */
export const optionalShare = z.preprocess(
  (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined),
  z.number().optional(),
);

/** ISSNs in their one form, each once; what is none is left out. */
export function normalizeIssns(values: (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => normaliseIssn(value ?? '') ?? []))];
}

/** A journal's record with what the registry does not tell left empty; years ascend. */
export function buildJournal(
  registry: RegistryId,
  told: Partial<JournalRecord> & Pick<JournalRecord, 'id' | 'title'>,
): JournalRecord {
  return {
    alternativeTitles: [],
    issns: [],
    reviewProcess: [],
    licences: [],
    preservedBy: [],
    replaces: [],
    replacedBy: [],
    ...told,
    registry,
    worksByYear: [...(told.worksByYear ?? [])].sort((a, b) => a.year - b.year),
  };
}
