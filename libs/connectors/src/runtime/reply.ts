import type { Consultation } from '@veracite/model/source';
import { NotCovered } from '../definition';
import { faultOf } from './fault';

export type AskedBy = Consultation['question'];

/** What came back; `records` is empty unless the outcome is 'answered'. */
export interface Reply<R> {
  consultation: Consultation;
  records: R[];
  /** The records are its share of an answer to several questions: what is missing may be there. */
  inCompany?: boolean;
}

/** Makes the replies of one service. `since` is when the question was put, milliseconds since the epoch. */
export interface Replies {
  answered<R>(by: AskedBy, records: R[], since: number, cached?: boolean): Reply<R>;
  /** Names what was thrown; nothing that is thrown passes for an answer. */
  refused<R>(by: AskedBy, thrown: unknown, since: number): Reply<R>;
  /** Not asked, with a reason for people. */
  skipped<R>(by: AskedBy, detail: string): Reply<R>;
}

export function repliesOf(connector: string, now: () => number): Replies {
  function reply<R>(by: AskedBy, outcome: Partial<Consultation>, records: R[], since: number): Reply<R> {
    const own = { connector, outcome: 'answered' as const, question: by, ...outcome };
    return { consultation: { ...own, found: records.length, ms: Math.round(now() - since) }, records };
  }
  return {
    answered: (by, records, since, cached) => reply(by, cached ? { cached } : {}, records, since),
    refused(by, thrown, since) {
      if (thrown instanceof NotCovered) return reply(by, { outcome: 'not-covered' }, [], since);
      const { problem, message, options } = faultOf(thrown);
      return reply(by, { outcome: options.skipped ? 'skipped' : 'failed', problem, detail: message }, [], since);
    },
    skipped: (by, detail) => reply(by, { outcome: 'skipped', detail }, [], now()),
  };
}
