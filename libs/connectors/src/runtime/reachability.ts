import { SourceError } from './source-error';

/** That many services must be unreachable, and the first of them for that long, which is the shortest backoff. */
const MIN_SERVICES = 2;
const MIN_MS = 500;

/** Knows whether this process reaches any service. While it reaches none, retries within seconds do not help. */
export class Reachability {
  /** When each service failed first since the last one that was reached, in milliseconds since the epoch. */
  private readonly unreachable = new Map<string, number>();
  /** Called after a failed request while no service is reached. */
  readonly listeners: (() => void)[] = [];

  /** @param error of a request to the service; undefined when it answered */
  record(service: string, error: unknown, now: number): void {
    const isUnreachable = error instanceof SourceError && error.options.unsent;
    if (!isUnreachable) this.unreachable.clear();
    else if (!this.unreachable.has(service)) this.unreachable.set(service, now);
    if (this.isOffline(now)) for (const listener of this.listeners) listener();
  }

  isOffline(now: number): boolean {
    return this.unreachable.size >= MIN_SERVICES && now - Math.min(...this.unreachable.values()) >= MIN_MS;
  }
}
