import { resultsOf } from '@veracite/contracts/check-events';
import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/verification/to-result';
import { parseOne } from '@veracite/parsing/parse';
import { withPipeline } from '../../harness/pipeline';
import { CASES, RECORDS, RETRACTED } from './cases';

export interface Example {
  name: (typeof CASES)[number]['name'];
  result: VerificationResult;
}

/**
 * The cases through the product's own way from a text to a result, with Crossref played on this machine over their
 * records. Who was asked is left out: the databases themselves were not.
 */
export async function computeExamples(now: Date): Promise<Example[]> {
  const databases = { works: RECORDS, holds: (database: string) => database === 'crossref' };
  const references = CASES.map(({ citation }) => parseOne(citation, { now }));
  const verified = await withPipeline(databases, ({ verify }) => resultsOf(verify(references)), {
    now: () => now,
    library: [RETRACTED],
  });
  return CASES.flatMap(({ name }, index) => {
    const result = verified[index];
    return result ? [{ name, result: { ...toResult(result), consulted: [] } }] : [];
  });
}
