import type { Clock } from '@veracite/connectors/runtime/clock';

/**
 * Limits the time for confirmations at the end of a batch. The limit starts when all references have been searched;
 * until then confirmations delay no other reference.
 */
export class ConfirmationWindow {
  private readonly end = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param searching number of references that are still being searched
   * @param ms time in milliseconds from the end of the last search
   */
  constructor(
    private searching: number,
    private readonly ms: number,
    private readonly clock: Clock,
  ) {}

  /** Aborts when the time is over. */
  get signal(): AbortSignal {
    return this.end.signal;
  }

  /** Returns a callback for one reference, to call when only confirmations are open. Repeated calls have no effect. */
  forOne(): () => void {
    let isCounted = false;
    return () => {
      if (isCounted) return;
      isCounted = true;
      this.searching -= 1;
      if (this.searching > 0) return;
      this.timer = setTimeout(() => this.end.abort(), this.clock.toRealMs(this.ms));
    };
  }

  /** Stops the timer after all answers have arrived. */
  close(): void {
    clearTimeout(this.timer);
  }
}
