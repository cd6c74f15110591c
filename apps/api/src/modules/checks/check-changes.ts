import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, CONFIG } from '../../platform/config/schema';
import { SteadyClient } from '../../platform/database/steady-client';

/** SQL that notifies all processes that a check has changed, once the change is committed. @param id column with its id */
export const announceChange = (id: string) => `pg_notify('checks', ${id}::text)`;

/** Changes of a check within this time are looked at together. */
const TOGETHER_MS = 250;
/** A check is looked at this often at least, in case its announcement was lost with the connection. */
const AT_LEAST_MS = 5_000;

/** Wakes the requests of this process that wait for a check when any process has changed it. */
@Injectable()
export class CheckChanges implements OnModuleDestroy {
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private listener: Promise<SteadyClient | undefined> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async onModuleDestroy(): Promise<void> {
    await (await this.listener)?.end();
  }

  /** Calls `look` at once and after each change of a check, until it returns a value or the signal is aborted. */
  async until<T>(id: string, signal: AbortSignal, look: () => Promise<T | undefined>): Promise<T | undefined> {
    let changed = new AbortController();
    const onChange = () => changed.abort();
    this.changes.on(id, onChange);
    try {
      for (;;) {
        await (this.listener ??= this.listen());
        const found = await look();
        if (found !== undefined || signal.aborted) return found;
        const isChanged = pause(AT_LEAST_MS, AbortSignal.any([signal, changed.signal]));
        await Promise.all([isChanged, pause(TOGETHER_MS, signal)]);
        changed = new AbortController();
      }
    } finally {
      this.changes.off(id, onChange);
    }
  }

  /** Opens the connection that listens. When it ends, or cannot be opened, the next look opens another. */
  private async listen(): Promise<SteadyClient | undefined> {
    const client = new SteadyClient({
      connectionString: this.config.DATABASE_URL,
      connectionTimeoutMillis: AT_LEAST_MS,
    });
    client.on('notification', ({ payload = '' }) => this.changes.emit(payload));
    client.once('end', () => {
      this.listener = undefined;
      for (const id of this.changes.eventNames()) this.changes.emit(id);
    });
    const listening = client.connect().then(() => client.query('LISTEN checks') as Promise<unknown>);
    // `look` reports what is wrong with PostgreSQL.
    return listening.then(
      () => client,
      () => (this.listener = undefined),
    );
  }
}

/** Waits for a time, or until the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => undefined);
