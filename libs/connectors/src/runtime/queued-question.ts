import type { Step } from '../definition';
import type { AskOptions } from '../port';
import type { AskedBy, Reply } from './reply';
import type { Sharing } from './sharing';

/** One question on its way into the queue. */
export interface Put<R> {
  by: AskedBy;
  /** The request when it travels alone. */
  alone: Step<R>;
  /** How it travels with others of its kind. */
  with?: { sharing: Sharing<unknown, R>; value: unknown };
  /** When it was put, milliseconds since the epoch. */
  since: number;
  deadline: number;
  options: Pick<AskOptions, 'signal' | 'rounds' | 'apartMs' | 'companyMs' | 'onAgain' | 'whose'>;
}

/** A question as the queue holds it. */
export interface Question extends Put<unknown> {
  /** Rounds that failed. */
  misses: number;
  /** Requests that failed: several of them within `apartMs` are one round. */
  tries: number;
  /** When the last round failed. */
  missedAt: number;
  /** The opening of the breaker that was counted as its miss. */
  opening: number;
  /** Milliseconds since the epoch before which it is not asked. */
  notBefore: number;
  /** How many may travel together with it, itself counted. */
  company: number;
  retried: boolean;
  last?: unknown;
  settled: boolean;
  /** Under way: told when it needs no answer any more. */
  left?: () => void;
  settle(reply: Reply<unknown>): void;
}

/** What holds of a question before it is asked for the first time. */
export const UNASKED = {
  misses: 0,
  tries: 0,
  missedAt: -Infinity,
  opening: -1,
  notBefore: 0,
  company: Infinity,
  retried: false,
  settled: false,
} satisfies Partial<Question>;

export const whoseOf = ({ options }: Question): string | undefined => options.whose;

/** Whether more than one round is waited for. */
export const isPatient = ({ options }: Question): boolean => (options.rounds ?? 1) > 1;
