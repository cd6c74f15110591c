import type { Consultation } from '@veracite/model/source';
import { NotCovered } from '../connector-definition';
import { toSourceError } from './source-error';

export type RequestKind = Consultation['question'];

/** What came back; `records` is empty unless the outcome is 'answered'. */
export interface Reply<R> {
  consultation: Consultation;
  records: R[];
  /** The records are its share of an answer to several questions: what is missing may be there. */
  batched?: boolean;
}

/** Makes the replies of one service. `since` is when the question was put, milliseconds since the epoch. */
export interface ReplyFactory {
  answered<R>(by: RequestKind, records: R[], since: number, cached?: boolean): Reply<R>;
  /** Names what was thrown; nothing that is thrown passes for an answer. */
  failed<R>(by: RequestKind, thrown: unknown, since: number): Reply<R>;
  /** Not asked, with a reason for people. */
  skipped<R>(by: RequestKind, detail: string): Reply<R>;
}

export function createReplyFactory(connector: string, now: () => number): ReplyFactory {
  function reply<R>(by: RequestKind, outcome: Partial<Consultation>, records: R[], since: number): Reply<R> {
    const own = { connector, outcome: 'answered' as const, question: by, ...outcome };
    return { consultation: { ...own, found: records.length, ms: Math.round(now() - since) }, records };
  }
  return {
    answered: (by, records, since, cached) => reply(by, cached ? { cached } : {}, records, since),
    failed(by, thrown, since) {
      if (thrown instanceof NotCovered) return reply(by, { outcome: 'not-covered' }, [], since);
      const { problem, message, options } = toSourceError(thrown);
      return reply(by, { outcome: options.skipped ? 'skipped' : 'failed', problem, detail: message }, [], since);
    },
    skipped: (by, detail) => reply(by, { outcome: 'skipped', detail }, [], now()),
  };
}
