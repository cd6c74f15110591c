/** Returns the answer of an earlier step, by operation: `answerOf('post /api/watches')`. */
export type AnswerOf = (operation: string) => Record<string, unknown>;

/** The sender of a request: the owner of the account, a visitor without one, another browser of the owner, or another user. */
export type Caller = 'owner' | 'visitor' | 'elsewhere' | 'member';

interface SentFile {
  name: string;
  text: string;
  fields?: Record<string, string | number>;
}

/** One request that is an example in the API's document. */
export interface Step {
  /** Method and path as in the document. */
  operation: string;
  as?: Caller;
  /** Values of the parameters of its path. */
  place?: (answerOf: AnswerOf) => Record<string, string>;
  query?: string | ((answerOf: AnswerOf) => string);
  headers?: Record<string, string>;
  body?: object | ((answerOf: AnswerOf) => object);
  /** A file that is sent as a form, with other fields. */
  file?: SentFile | ((answerOf: AnswerOf) => SentFile);
  /** Shortens its answer for the example. */
  shows?: (body: never) => unknown;
  /** The condition to wait for before the request. */
  after?:
    | 'mail of the reset'
    | 'mail of the watch'
    | 'mail of the invitation'
    | 'slow databases'
    | 'quick databases'
    | 'nothing is being checked'
    | 'the papers are checked';
}

/** Returns a function that returns the id of the answer of an operation, for the path of a step. */
export const idOf = (operation: string) => (answerOf: AnswerOf) => ({
  id: String(answerOf(operation)['id'] ?? answerOf(operation)['batchId']),
});
