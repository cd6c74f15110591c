import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';

/** Returns an entry of a check. @param result changes to the result "valid"; absent: the entry has no result */
export const checkedEntry = (changes: Partial<CheckEntry>, result?: Partial<VerificationResult>): CheckEntry => ({
  position: 0,
  raw: '',
  csl: { type: 'document' },
  doubts: [],
  included: true,
  ...changes,
  ...(result && {
    result: {
      status: 'valid',
      originalText: changes.raw ?? '',
      confidence: 0.9,
      sourceLinks: [],
      evidence: [],
      consulted: [],
      parsed: { csl: { type: 'document' }, fields: {} },
      suggestions: [],
      ...result,
    },
  }),
});
