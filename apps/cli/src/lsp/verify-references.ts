import type { Reference } from '@veracite/model/reference';
import type { VerifyOptions } from '@veracite/verification/pipeline/port';
import { outcomeOf, type Outcome } from '../entries/checked-entry';
import type { Backend } from '../mcp/backend';
import type { Product } from '../product';

/** Verifies references until `signal` is aborted; `onOutcome` receives each as soon as it is settled. */
export type VerifyReferences = (
  references: readonly Reference[],
  options: { signal: AbortSignal; onOutcome: (outcome: Outcome) => void },
) => Promise<void>;

export const verifyHere =
  ({ verifier }: Product, limits: Pick<VerifyOptions, 'sources' | 'quick'>): VerifyReferences =>
  async (references, { signal, onOutcome }) => {
    await verifier.verifyMany([...references], {
      ...limits,
      signal,
      onEvent: (event, at) => {
        const reference = references[at];
        // What is not settled when it is stopped would be unknown.
        if (event.type === 'judged' && reference && !signal.aborted)
          onOutcome(outcomeOf(reference, event.verification));
      },
    });
  };

/** References that a server accepts in one request. */
const BATCH_SIZE = 100;

/** Verifies through the API of a server. Its results have no data for corrections of fields. */
export const verifyOnServer =
  (backend: Backend): VerifyReferences =>
  async (references, { signal, onOutcome }) => {
    for (let from = 0; from < references.length && !signal.aborted; from += BATCH_SIZE) {
      const batch = references.slice(from, from + BATCH_SIZE);
      let text = '';
      const placed = batch.map((reference): Reference => {
        const start = text.length;
        text += `${reference.raw}\n\n`;
        return { ...reference, span: { start, end: start + reference.raw.length } };
      });
      const results = await backend.verify(text, placed, undefined, signal).catch((error: unknown) => {
        if (signal.aborted) return [];
        throw error;
      });
      batch.forEach((reference, at) => {
        const result = results[at];
        if (result) onOutcome({ reference, result, ms: 0 });
      });
    }
  };
