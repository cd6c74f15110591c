import type { Mishap, Product } from '@veracite/testing/product';
import type { Books } from './books';
import type { Scale } from './scale';

type Event = Mishap | 'cut connections';

/** Spreads the mishaps of a run over its requests; each waits for the one before. */
export class Mishaps {
  readonly counts: Record<string, number> = {};
  private readonly due: { at: number; event: Event }[];
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly product: Product,
    private readonly books: Books,
    private readonly scale: Scale,
  ) {
    const { kills, redisRestarts, cuts, requests } = scale;
    const spread = (times: number, eventOf: (turn: number) => Event) =>
      Array.from({ length: times }, (_, turn) => ({
        // Denser at first, while most requests are worked on; refusals are quick. The last tenth is left in peace.
        at: Math.floor(((turn + 0.5) / times) ** 2 * requests * 0.9),
        event: eventOf(turn),
      }));
    this.due = [
      ...spread(kills, (turn) => (turn % 2 === 0 ? 'kill main' : 'kill worker')),
      ...spread(redisRestarts, () => 'restart redis'),
      ...spread(cuts, () => 'cut connections'),
    ].sort((a, b) => a.at - b.at);
  }

  /** @param ended requests that have ended by now */
  after(ended: number): void {
    for (let next = this.due[0]; next && next.at <= ended; next = this.due[0]) {
      const { event } = next;
      this.due.shift();
      this.running = this.running.then(() => this.let(event));
    }
  }

  over(): Promise<void> {
    return this.running;
  }

  private async let(event: Event): Promise<void> {
    this.counts[event] = (this.counts[event] ?? 0) + 1;
    if (event === 'cut connections') await this.books.cut();
    else await this.product.suffer(event);
    if (this.scale.hurry && event.startsWith('kill')) await this.books.letKeysGo();
  }
}
