import { mapResults } from '@veracite/contracts/check-events';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import type { VerifyOptions } from '@veracite/verification/pipeline/ask-policy';
import { withOutcomes, type Outcome } from '../entries/checked-entry';
import type { Backend } from '../mcp/backend';
import type { Product } from '../product';

/** Verifies references until `signal` is aborted. */
export type VerifyReferences = (
  references: readonly Reference[],
  signal: AbortSignal,
) => AsyncIterable<CheckEvent<Outcome>>;

export const verifyHere =
  ({ verifier }: Pick<Product, 'verifier'>, limits: Pick<VerifyOptions, 'sources' | 'quick'>): VerifyReferences =>
  (references, signal) =>
    withOutcomes(references, verifier.verify(references, { ...limits, signal }));

/** References that a server accepts in one request. */
const BATCH_SIZE = 100;

/** Verifies through the API of a server. Its results have no data for corrections of fields. */
export const verifyOnServer = (backend: Backend): VerifyReferences =>
  async function* (references, signal) {
    for (let from = 0; from < references.length && !signal.aborted; from += BATCH_SIZE) {
      const batch = references.slice(from, from + BATCH_SIZE);
      let text = '';
      const placed = batch.map((reference): Reference => {
        const start = text.length;
        text += `${reference.raw}\n\n`;
        return { ...reference, span: { start, end: start + reference.raw.length } };
      });
      const outcome = (result: VerificationResult, index: number) => ({
        reference: batch[index] as Reference,
        result,
        ms: 0,
      });
      try {
        for await (const event of mapResults(backend.verify(text, placed, signal), outcome))
          yield 'position' in event ? { ...event, position: from + event.position } : event;
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  };
