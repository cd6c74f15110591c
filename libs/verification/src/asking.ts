import type { Dossier } from './dossier';

export interface AskingTimes {
  /** How long databases may still confirm once the dossier is settled. */
  graceMs: number;
  /** How long a stage keeps the next one waiting; for ever when absent. */
  moveOnMs?: number;
  /** Told, perhaps more than once, when whatever is still out may only confirm. */
  onlyConfirming?: () => void;
  /** Ends all asking. */
  signal?: AbortSignal;
}

/**
 * The questions about one reference that are out. Stages follow each other, but a database that does not answer holds
 * none of them up for longer than `moveOnMs`: its answer is filed whenever it comes.
 */
export class Asking {
  private readonly open = new Map<Promise<void>, AbortController>();
  private tellSettled: () => void = () => undefined;
  private readonly settled = new Promise<void>((resolve) => {
    this.tellSettled = resolve;
  });

  constructor(
    private readonly dossier: Dossier,
    private readonly times: AskingTimes,
  ) {}

  /**
   * Puts questions at once. Resolves when the next stage may begin: these are all in, or `moveOnMs` is over, or the
   * dossier is settled and `finish` is done.
   *
   * @param ask puts the questions and files each answer; must hand its signal on, and must end soon after it is aborted
   * @param graceMs instead of the usual one
   */
  async stage(ask: (signal: AbortSignal) => Promise<void>[], graceMs = this.times.graceMs): Promise<void> {
    const cut = new AbortController();
    const { signal, moveOnMs } = this.times;
    const mine = ask(signal ? AbortSignal.any([signal, cut.signal]) : cut.signal).map((question) =>
      this.watch(question, cut),
    );
    if (!this.dossier.isSettled()) await soonest([Promise.all(mine), this.settled], moveOnMs);
    if (this.dossier.isSettled()) await this.finish(graceMs);
  }

  /**
   * Waits for whoever is still out: until all are in, or until `graceMs` after the dossier is settled, when the rest
   * is aborted and filed as `failed: timeout`.
   */
  async finish(graceMs = this.times.graceMs): Promise<void> {
    const all = Promise.all(this.open.keys());
    if (!this.dossier.isSettled()) await Promise.race([all, this.settled]);
    this.times.onlyConfirming?.();
    const grace = setTimeout(() => {
      for (const cut of this.open.values()) cut.abort();
    }, graceMs);
    try {
      await all;
    } finally {
      clearTimeout(grace);
    }
  }

  private watch(question: Promise<void>, cut: AbortController): Promise<void> {
    const filed = question.then(() => {
      this.open.delete(filed);
      if (this.dossier.isSettled()) this.tellSettled();
    });
    this.open.set(filed, cut);
    return filed;
  }
}

/** Until one of these has come about, or so many milliseconds are over. */
async function soonest(events: Promise<unknown>[], ms: number | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    if (ms !== undefined) timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([...events, over]);
  } finally {
    clearTimeout(timer);
  }
}
