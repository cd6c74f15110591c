import { NotCovered } from '../definition';
import { AskFault, faultOf } from './fault';
import { isPatient, type Question } from './queued-question';
import { jitterMs } from './retry-budget';

/** What may be over when the question is asked again. */
const PASSING = ['timeout', 'rate-limited', 'unavailable', 'bad-reply'];
/** Wait before the second try; twice as long before each further one, up to the longest. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 4_000;

/** When a request failed, and what its questions add to their wait: from 0 to 1. */
export interface Moment {
  at: number;
  spread: number;
}

/** What becomes of a question after a failure: it is given up, or asked again with what it has learnt. */
export type Decision =
  | { giveUp: unknown }
  // `told` is a round that failed, for whoever wants to know that it is asked again.
  | { notBefore: number; change: Partial<Question>; told?: AskFault };

/**
 * After a request that failed.
 * @param travelled how many were in the request
 * @param moment the same for all of them: they come back together, and not with those of other requests
 * @param mayRetry whether the service's budget holds one more retry; takes it
 */
export function afterFailure(
  question: Question,
  thrown: unknown,
  travelled: number,
  moment: Moment,
  mayRetry: () => boolean,
): Decision {
  const fault = thrown instanceof NotCovered ? undefined : faultOf(thrown);
  if (!fault) return { giveUp: thrown };
  // A shared question may be too much for a database, or one of it spoils it for the others.
  const halved = travelled > 1 && fault.problem !== 'rate-limited';
  const change: Partial<Question> = halved ? { company: Math.ceil(travelled / 2) } : {};
  if (travelled > 1 && fault.problem === 'refused') return { notBefore: 0, change };
  if (isPatient(question)) {
    const decision = afterMiss(question, fault, moment);
    return 'giveUp' in decision ? decision : { ...decision, change: { ...change, ...decision.change } };
  }
  const { again, restMs = 0 } = fault.options;
  if (!again || question.retried || moment.at + restMs > question.deadline || !mayRetry()) return { giveUp: fault };
  return { notBefore: moment.at + jitterMs(), change: { ...change, retried: true } };
}

/** After a round that failed for a patient question: another one follows, or this was the last. */
export function afterMiss(question: Question, fault: AskFault, moment: Moment): Decision {
  const { rounds = 1, apartMs = 0 } = question.options;
  const tries = question.tries + 1;
  const isRound = moment.at - question.missedAt >= apartMs * 2 ** (question.misses - 1);
  const misses = question.misses + (isRound ? 1 : 0);
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (tries - 1), LONGEST_BACKOFF_MS) * (1 + moment.spread / 2);
  const next = moment.at + Math.max(backoff, fault.options.restMs ?? 0);
  if (misses >= rounds || !PASSING.includes(fault.problem) || next > question.deadline) return { giveUp: fault };
  const missedAt = isRound ? moment.at : question.missedAt;
  return { notBefore: moment.at + backoff, change: { tries, misses, missedAt, last: fault }, told: fault };
}

/** Of a question that was never asked. */
export function tooLate(): AskFault {
  return new AskFault('rate-limited', 'Its pace left no room for this question before the deadline.');
}
