import { sourceName } from '@veracite/connectors/source-names';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { Citing } from '@veracite/model/citing';
import type { Candidate } from '@veracite/model/evidence';
import type { Organization } from '@veracite/model/organization';
import type { Consultation } from '@veracite/model/source';
import type { Verification } from '@veracite/model/verification';
import type { Work, WorkNotice } from '@veracite/model/work';

/** The outcome of a question, and the records in the answer. */
export interface Outcome {
  consultation: Consultation;
  works?: Work[];
  by?: Candidate['by'];
  /** The search was batched, so a single one may find more. */
  batched?: boolean;
  /** The outcome replaces those of earlier searches in this database. Works that they found remain candidates. */
  replaces?: boolean;
  notices?: WorkNotice[];
  citing?: Citing[];
  /** Organizations of the local library with a name in the reference. */
  organizations?: Organization[];
}

/** An event of verifying references. */
export type VerificationEvent = CheckEvent<Verification>;

/** What a database does about a reference now. */
export interface SourceEvent {
  type: 'asked' | 'answered' | 'failed' | 'retried';
  sources: string[];
}

/** Returns the event of an outcome after which nothing is asked of its database. */
export function outcomeEvent({ connector, outcome }: Consultation): SourceEvent {
  return { type: outcome === 'answered' ? 'answered' : 'failed', sources: [sourceName(connector)] };
}

/** Runs work that emits values, and returns them as they come. The work begins with the first value that is waited for. */
export async function* emittedBy<T>(work: (emit: (value: T) => void) => Promise<void>): AsyncGenerator<T, void, void> {
  let due: T[] = [];
  let isOver = false;
  let wake = (): void => undefined;
  const emit = (value: T): void => {
    due.push(value);
    wake();
  };
  const running = work(emit).finally(() => {
    isOver = true;
    wake();
  });
  // Its error is thrown below, after the values before it.
  running.catch(() => undefined);
  while (due.length > 0 || !isOver) {
    const ready = due;
    due = [];
    yield* ready;
    if (due.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve));
  }
  await running;
}
