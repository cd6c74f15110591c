import { sourceName } from '@veracite/connectors/source-names';
import { createSources } from '@veracite/connectors/runtime/source';
import type { VerificationResult } from '@veracite/contracts/citations';
import { toResult } from '@veracite/contracts/to-result';
import { parseOne } from '@veracite/parsing/parse';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
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
  const standIn = await startFakeDatabases({ works: RECORDS, holds: (database) => database === 'crossref' });
  const sources = createSources({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'examples@veracite.test' },
  });
  const verifier = createVerifier({ library: fakeLibrary([RETRACTED]), sources, now: () => now });
  try {
    const verified = await verifier.verifyMany(CASES.map(({ citation }) => parseOne(citation, { now })));
    return CASES.flatMap(({ name }, at) => {
      const one = verified[at];
      return one ? [{ name, result: { ...toResult(one, sourceName), consulted: [] } }] : [];
    });
  } finally {
    await sources.close();
    await standIn.close();
  }
}
