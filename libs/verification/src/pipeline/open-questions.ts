import type { Clock } from '@veracite/connectors/runtime/clock';

/** One question on its way. */
export interface OpenQuestion {
  /** Resolves once the answer, or what failed last, is filed. */
  filed: Promise<void>;
  /** Resolves with the first word of it: the answer, or that it is to be asked again. */
  heard: Promise<void>;
}

export interface OpenTimes {
  /** How long a stage keeps the next one waiting; for ever when absent. */
  stageTimeoutMs?: number;
  /** Told, perhaps more than once, when whatever is still out may only confirm. */
  onlyConfirming?: () => void;
  /** Ends all asking. */
  signal: AbortSignal;
  clock: Clock;
}

/**
 * The questions about one reference that are out. Stages follow each other, but a database that does not answer, or has to
 * be asked again, holds none of them up: its answer is filed whenever it comes.
 */
export class OpenQuestions {
  private readonly open = new Map<Promise<void>, AbortController>();
  private tellSettled: () => void = () => undefined;
  private readonly settled = new Promise<void>((resolve) => {
    this.tellSettled = resolve;
  });

  /** @param isSettled whether the answers so far make the work certain */
  constructor(
    private readonly isSettled: () => boolean,
    private readonly times: OpenTimes,
  ) {}

  /**
   * Puts questions at once. Resolves when the next stage may begin: all of these are heard of, or `stageTimeoutMs` is over, or
   * the work is certain and `finish` is done.
   *
   * @param ask puts the questions; must hand its signal on, and must end soon after it is aborted
   * @param confirmTimeoutMs how long the others may still confirm once the work is certain
   */
  async stage(ask: (signal: AbortSignal) => OpenQuestion[], confirmTimeoutMs: number): Promise<void> {
    const cut = new AbortController();
    const questions = ask(AbortSignal.any([this.times.signal, cut.signal]));
    const mine = questions.map(({ filed, heard }) => Promise.race([heard, this.watch(filed, cut)]));
    if (!this.isSettled()) await this.soonest([Promise.all(mine), this.settled]);
    if (this.isSettled()) await this.finish(confirmTimeoutMs);
  }

  /** Waits for every answer that is still out, or until the work is certain. */
  async answers(): Promise<void> {
    if (!this.isSettled()) await Promise.race([Promise.all(this.open.keys()), this.settled]);
  }

  /**
   * Waits for whoever is still out: until all are in, or until `confirmTimeoutMs` after the work is certain, when the rest is
   * aborted and filed as `failed: timeout`.
   */
  async finish(confirmTimeoutMs: number): Promise<void> {
    const all = Promise.all(this.open.keys());
    await this.answers();
    this.times.onlyConfirming?.();
    const grace = setTimeout(() => {
      for (const cut of this.open.values()) cut.abort();
    }, this.times.clock.toRealMs(confirmTimeoutMs));
    try {
      await all;
    } finally {
      clearTimeout(grace);
    }
  }

  private watch(question: Promise<void>, cut: AbortController): Promise<void> {
    const filed = question.then(() => {
      this.open.delete(filed);
      if (this.isSettled()) this.tellSettled();
    });
    this.open.set(filed, cut);
    return filed;
  }

  /** Until one of these has come about, or it is time to move on. */
  private async soonest(events: Promise<unknown>[]): Promise<void> {
    const { stageTimeoutMs, clock } = this.times;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      if (stageTimeoutMs !== undefined) timer = setTimeout(resolve, clock.toRealMs(stageTimeoutMs));
    });
    try {
      await Promise.race([...events, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
