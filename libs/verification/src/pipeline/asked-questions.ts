import { sourceName } from '@veracite/connectors/source-names';
import type { Question, RequestOptions, Sources } from '@veracite/connectors/sources';
import type { AskPolicy } from './ask-policy';
import type { Outcome, SourceEvent } from './events';
import { processorTimeIn } from './processor-time';

/** A question that was asked. */
export interface Asked {
  readonly question: Question;
  readonly stop: AbortController;
  isRetried: boolean;
  outcome?: Outcome;
  /** Whether the outcome is among those that are judged. */
  isJudged: boolean;
}

/** The questions asked about one reference. Equal ones are asked once. */
export class AskedQuestions {
  private readonly asked = new Map<string, Asked>();
  /** The last event of each connector, and the sources that were last reported as retried. */
  private readonly reported = new Map<string, SourceEvent['type']>();
  private retried: string[] = [];
  private onOutcome: () => void = () => undefined;
  private fault: { error: unknown } | undefined;

  constructor(
    private readonly sources: Pick<Sources, 'ask'>,
    private readonly policy: AskPolicy,
    private readonly onEvent: (event: SourceEvent) => void,
  ) {}

  has(question: Question): boolean {
    return this.asked.has(JSON.stringify(question));
  }

  /** Asks a database. @param onlyConfirms whether the answer can only confirm a work that was found */
  ask(question: Question, onlyConfirms = false): Asked {
    const key = JSON.stringify(question);
    const known = this.asked.get(key);
    if (known) return known;
    const { connector, type } = question;
    const { rounds, minRoundGapMs, batchDelayMs, deadline, userId, signal, batch } = this.policy;
    const asked: Asked = { question, stop: new AbortController(), isRetried: false, isJudged: false };
    this.asked.set(key, asked);
    this.report(connector);
    const onRetry = (): void => {
      asked.isRetried = true;
      this.report(connector);
      this.onOutcome();
    };
    // Near the end of a batch lookups only confirm.
    const atEnd = batch && type === 'identifier' ? [batch.signal] : [];
    this.answerTo(question, {
      signal: AbortSignal.any([asked.stop.signal, signal, ...atEnd]),
      deadline,
      rounds,
      minRoundGapMs,
      batchDelayMs: batchDelayMs[onlyConfirms || type === 'notices' ? 'confirm' : 'find'],
      onRetry,
      userId,
    })
      .then(async (outcome) => {
        if (outcome.works?.length) await processorTimeIn(this.policy);
        asked.outcome = outcome;
        this.report(connector);
      })
      .catch((error: unknown) => (this.fault = { error }))
      .finally(() => this.onOutcome());
    return asked;
  }

  /** Reports what a database does now, and which are asked again, if that has changed. */
  private report(connector: string): void {
    const questions = [...this.asked.values()].filter(({ question }) => question.connector === connector);
    const isAnswered = questions.some(({ outcome }) => outcome?.consultation.outcome === 'answered');
    const ended = isAnswered ? 'answered' : 'failed';
    const type = questions.some(({ outcome }) => !outcome) ? 'asked' : ended;
    if (this.reported.get(connector) !== type) this.onEvent({ type, sources: [sourceName(connector)] });
    this.reported.set(connector, type);
    const again = this.open().flatMap(({ question, isRetried }) => (isRetried ? sourceName(question.connector) : []));
    const retried = [...new Set(again)].sort();
    if (String(retried) !== String(this.retried)) this.onEvent({ type: 'retried', sources: retried });
    this.retried = retried;
  }

  private async answerTo(question: Question, options: RequestOptions): Promise<Outcome> {
    const { notices, ...answer } = await this.sources.ask(question, options);
    if (question.type === 'identifier')
      return { ...answer, consultation: { ...answer.consultation, value: question.value }, by: 'identifier' };
    if (question.type === 'notices')
      return { ...answer, notices: notices?.map((notice) => ({ doi: question.doi, notice })) };
    return { ...answer, replaces: question.type === 'search' ? question.unbatched : undefined };
  }

  /** Cancels a question that is not judged; it can be asked again. */
  leave(question: Question): void {
    const key = JSON.stringify(question);
    const asked = this.asked.get(key);
    if (!asked || asked.isJudged) return;
    this.asked.delete(key);
    asked.stop.abort();
  }

  open(): Asked[] {
    return [...this.asked.values()].filter(({ outcome }) => !outcome);
  }

  /** Ends all open questions as `failed: timeout`. */
  stopOpen(): void {
    for (const { stop } of this.open()) stop.abort();
  }

  /** Returns the questions with an outcome that is not judged so far. */
  unjudged(): { question: Question; outcome: Outcome }[] {
    return [...this.asked.values()].flatMap(({ question, outcome, isJudged }) =>
      outcome && !isJudged ? { question, outcome } : [],
    );
  }

  /** Waits until a condition is true, which is checked after every outcome, or for `ms` milliseconds. */
  async until(condition: () => boolean, ms?: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.onOutcome = () => (this.fault || condition()) && resolve();
      this.onOutcome();
      if (ms !== undefined) timer = setTimeout(resolve, this.policy.clock.toRealMs(ms));
    });
    clearTimeout(timer);
    if (this.fault) throw this.fault.error;
  }
}
