import { resultsOf } from '@veracite/contracts/check-events';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { Reference } from '@veracite/model/reference';

interface Verifying<Options, Result> {
  verify(references: readonly Reference[], options?: Options): AsyncIterable<CheckEvent<Result>>;
}

/** Verifies references, and returns the results in their order. */
export const verifyAll = <Options, Result>(
  verifier: Verifying<Options, Result>,
  references: readonly Reference[],
  options?: Options,
): Promise<Result[]> => resultsOf(verifier.verify(references, options));

/** Verifies one reference, as somebody who waits for it. */
export async function verifyOne<Options, Result>(
  verifier: Verifying<Options & { isSingle?: boolean }, Result>,
  reference: Reference,
  options?: Options,
): Promise<Result> {
  const [result] = await verifyAll(verifier, [reference], { ...(options as Options), isSingle: true });
  return result as Result;
}
