import type { Consultation } from '@veracite/model/source';
import { NotCovered } from '../connector-definition';
import type { SourceFault } from '../sources';
import { toSourceError } from './source-error';

export type RequestKind = Consultation['question'];

/** The result of a request. `records` is empty unless the outcome is 'answered'. */
export interface Reply<R> {
  consultation: Consultation;
  records: R[];
  /** The records come from a batched request: a single one may find more. */
  batched?: boolean;
  /** Why it failed, in more detail than the problem. */
  fault?: SourceFault;
}

export type ReplyFactory = ReturnType<typeof createReplyFactory>;

/** Creates the replies of one service. `since` is when the request was queued, in milliseconds since the epoch. */
export function createReplyFactory(connector: string, now: () => number) {
  function reply<R>(kind: RequestKind, outcome: Partial<Consultation>, records: R[], since: number): Reply<R> {
    const answer = { connector, outcome: 'answered' as const, question: kind, found: records.length, ...outcome };
    return { consultation: { ...answer, ms: Math.round(now() - since) }, records };
  }
  return {
    answered: <R>(kind: RequestKind, records: R[], since: number, cached?: Pick<Consultation, 'askedAt'>) =>
      reply(kind, cached ? { cached: true, ...cached } : { askedAt: isoTime(since) }, records, since),
    /** Creates the reply for a thrown value; the outcome is never 'answered'. */
    failed(kind: RequestKind, thrown: unknown, since: number): Reply<never> {
      if (thrown instanceof NotCovered) return reply(kind, { outcome: 'not-covered', found: thrown.found }, [], since);
      const { problem, message, options } = toSourceError(thrown);
      const result = options.skipped ? { outcome: 'skipped' as const } : { outcome: 'failed' as const, askedAt: isoTime(since) }; // prettier-ignore
      return { ...reply<never>(kind, { ...result, problem, detail: message }, [], since), fault: options.fault };
    },
    /** Creates the reply of a request that is not sent. @param detail the reason, for users */
    skipped: (kind: RequestKind, detail: string) => reply<never>(kind, { outcome: 'skipped', detail }, [], now()),
  };
}

const isoTime = (time: number): string => new Date(time).toISOString();
