import type { Clock } from '@veracite/connectors/runtime/clock';

/**
 * The end of a batch: once every reference has been searched for, whoever may only confirm is waited for a little longer
 * and then no more. While others are still searched for, confirmations take their time and keep nobody waiting.
 */
export class ConfirmationWindow {
  private readonly end = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param searching references that are not yet searched for
   * @param ms from the end of the last search to the end of all
   */
  constructor(
    private searching: number,
    private readonly ms: number,
    private readonly clock: Clock,
  ) {}

  /** Aborts at the end. */
  get signal(): AbortSignal {
    return this.end.signal;
  }

  /** What one reference calls, as often as it likes, when only confirmations are out for it. */
  forOne(): () => void {
    let told = false;
    return () => {
      if (told) return;
      told = true;
      this.searching -= 1;
      if (this.searching > 0) return;
      this.timer = setTimeout(() => this.end.abort(), this.clock.toRealMs(this.ms));
    };
  }

  /** All is answered: nobody is waited for any more. */
  close(): void {
    clearTimeout(this.timer);
  }
}
