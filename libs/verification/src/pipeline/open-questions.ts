import type { Clock } from '@veracite/connectors/runtime/clock';

/** A question that was sent. */
export interface OpenQuestion {
  /** Resolves when the answer or the last failure is in the dossier. */
  done: Promise<void>;
  /** Resolves at the first failed attempt that will be retried. */
  firstResponse: Promise<void>;
}

/** Timing of the open questions of one reference. */
export interface OpenTimes {
  /** Time in milliseconds after which the next stage starts without open answers; unlimited when absent. */
  stageTimeoutMs?: number;
  /** Called, possibly repeatedly, when open questions can only confirm. */
  onlyConfirming?: () => void;
  /** Aborts all questions. */
  signal: AbortSignal;
  clock: Clock;
}

/**
 * Tracks the open questions about one reference. Stages run one after the other, but a database that does not answer or
 * has to be retried does not delay the next stage: its answer is added when it arrives.
 */
export class OpenQuestions {
  private readonly open = new Map<Promise<void>, AbortController>();
  private resolveSettled: () => void = () => undefined;
  private readonly settled = new Promise<void>((resolve) => {
    this.resolveSettled = resolve;
  });

  /** @param isSettled checks whether the answers so far make the work certain */
  constructor(
    private readonly isSettled: () => boolean,
    private readonly times: OpenTimes,
  ) {}

  /**
   * Sends questions in parallel. Resolves when the next stage may start: all questions have a response, `stageTimeoutMs`
   * has passed, or the work is certain and `finish` is done.
   *
   * @param ask sends the questions; must pass the signal on and end soon after it is aborted
   * @param confirmTimeoutMs time in milliseconds for open questions to confirm a certain work
   */
  async stage(ask: (signal: AbortSignal) => OpenQuestion[], confirmTimeoutMs: number): Promise<void> {
    const controller = new AbortController();
    const questions = ask(AbortSignal.any([this.times.signal, controller.signal]));
    const responses = questions.map(({ done, firstResponse }) =>
      Promise.race([firstResponse, this.watch(done, controller)]),
    );
    if (!this.isSettled()) await this.raceTimeout([Promise.all(responses), this.settled]);
    if (this.isSettled()) await this.finish(confirmTimeoutMs);
  }

  /** Waits for all open answers, or until the work is certain. */
  async answers(): Promise<void> {
    if (!this.isSettled()) await Promise.race([Promise.all(this.open.keys()), this.settled]);
  }

  /**
   * Waits for all open answers, at most `confirmTimeoutMs` after the work is certain. Remaining questions are aborted and
   * recorded as `failed: timeout`.
   */
  async finish(confirmTimeoutMs: number): Promise<void> {
    const all = Promise.all(this.open.keys());
    await this.answers();
    this.times.onlyConfirming?.();
    const timer = setTimeout(() => {
      for (const controller of this.open.values()) controller.abort();
    }, this.times.clock.toRealMs(confirmTimeoutMs));
    try {
      await all;
    } finally {
      clearTimeout(timer);
    }
  }

  private watch(question: Promise<void>, controller: AbortController): Promise<void> {
    const done = question.then(() => {
      this.open.delete(done);
      if (this.isSettled()) this.resolveSettled();
    });
    this.open.set(done, controller);
    return done;
  }

  /** Waits for one of the events or the stage timeout. */
  private async raceTimeout(events: Promise<unknown>[]): Promise<void> {
    const { stageTimeoutMs, clock } = this.times;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      if (stageTimeoutMs !== undefined) timer = setTimeout(resolve, clock.toRealMs(stageTimeoutMs));
    });
    try {
      await Promise.race([...events, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
