import type { ControlReport, Question, RequestOptions, SourceState } from '../sources';
import { cacheKey } from './cache-keys';
import type { CacheStore } from './cache-store';
import { MAX_TIMER_MS, type Clock } from './clock';
import { reportOf, type KnownRecord } from './known-record';
import type { ServiceClient } from './service-client';

/** How long a record that was found, or an answered control, shows in milliseconds whether the database works. */
const VALID_MS = 600_000;
/** The least time in milliseconds between two notes of a found record in the cache that processes share. */
const NOTE_MS = 60_000;
/** The time that a control may take in milliseconds. Callers wait no longer than their own deadline. */
const TIMEOUT_MS = 25_000;

type Kind = Extract<Question['type'], 'search' | 'identifier'>;

const PASSED: ControlReport = { outcome: 'passed' };
const LATE: ControlReport = { outcome: 'unasked', problem: 'timeout', detail: 'It did not answer a control in time.' };

/** Shows whether a database or registry works: it found a record recently, or it finds one that it is known to hold. */
export class Control<R> {
  private readonly foundAt: Partial<Record<Kind, number>> = {};
  private last: { report: ControlReport; kind: Kind; at: number } | undefined;
  private open: Promise<ControlReport> | undefined;

  constructor(
    private readonly known: KnownRecord<R>,
    private readonly client: ServiceClient,
    private readonly shared: { cache: CacheStore; clock: Clock },
  ) {
    client.controls.push(this);
  }

  /** Notes that it answered with a record that was asked for. */
  note(kind: Kind): void {
    const now = this.shared.clock.now();
    const last = this.foundAt[kind];
    this.foundAt[kind] = now;
    if (kind === 'search' || this.last?.kind === 'identifier') this.last = undefined;
    if (last === undefined || now - last > NOTE_MS)
      void this.shared.cache.set(this.noteKey(kind), JSON.stringify(now), VALID_MS / 1_000);
  }

  /** Returns the state to display: empty, or that the last control failed and why. */
  state(): Pick<SourceState, 'control' | 'reason'> {
    const { outcome, detail } = this.last?.report ?? PASSED;
    return outcome === 'failed' ? { control: 'failed', reason: detail } : {};
  }

  /** Asks for the known record, unless a recent answer shows whether it works. @param kind what it was silent about */
  async check(kind: Kind, options: RequestOptions = {}): Promise<ControlReport> {
    const { bypassCache = false, rounds = 2 } = options;
    if (!bypassCache) {
      if (await this.hasFound(kind)) return PASSED;
      if (this.last && this.isRecent(this.last.at)) return this.last.report;
    }
    this.open ??= this.ask(rounds).finally(() => (this.open = undefined));
    return this.beforeDeadline(this.open, options);
  }

  /** A search that found something shows that lookups work too, but not the reverse. */
  private async hasFound(kind: Kind): Promise<boolean> {
    const kinds: Kind[] = kind === 'search' ? ['search'] : ['search', 'identifier'];
    if (kinds.some((kind) => this.isRecent(this.foundAt[kind]))) return true;
    const notes = await Promise.all(kinds.map((kind) => this.shared.cache.get(this.noteKey(kind))));
    return notes.some((time) => time !== undefined && this.isRecent(Number(time)));
  }

  private isRecent = (time: number | undefined): boolean =>
    time !== undefined && this.shared.clock.now() - time < VALID_MS;

  private noteKey = (kind: Kind): string => cacheKey(this.known.id, this.known.version, 'found', kind);

  private async ask(rounds: number): Promise<ControlReport> {
    const { known, client } = this;
    const { kind, request } = known.question(client.settings.maySearch);
    const deadline = this.shared.clock.now() + TIMEOUT_MS;
    const key = cacheKey(known.id, known.version, 'control', known.name);
    const report = reportOf(await client.send(kind, key, request, { bypassCache: true, deadline, rounds }), known);
    if (report.outcome === 'passed') this.note(kind);
    this.last = report.outcome === 'unasked' ? undefined : { report, kind, at: this.shared.clock.now() };
    return report;
  }

  private async beforeDeadline(report: Promise<ControlReport>, { deadline, signal }: RequestOptions) {
    const { clock } = this.shared;
    const ms = deadline === undefined ? MAX_TIMER_MS : clock.toRealMs(Math.max(0, deadline - clock.now()));
    let stop = (): void => undefined;
    const late = new Promise<ControlReport>((resolve) => {
      stop = () => resolve(LATE);
      signal?.addEventListener('abort', stop, { once: true });
    });
    if (signal?.aborted) stop();
    const timer = setTimeout(stop, Math.min(ms, MAX_TIMER_MS));
    const first = await Promise.race([report, late]);
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    return first;
  }
}
