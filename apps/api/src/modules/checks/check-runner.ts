import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Credits } from '../billing/credits.service';
import { CHECKER, type Checker, type CheckOptions } from '../library/checker';
import { CheckClosing } from './check-closing.service';
import { CheckLeases } from './check-leases';
import { CHECK_TOOLS, toolOf, type CheckTool } from './check-tool';
import type { StartedCheck, StoredEntry } from './entities';
import { EntryRepository, type EntryProgress } from './entry.repository';
import { deadlineMs } from './stored-check';

const HEARTBEAT_MS = 5_000;
/** Entries that are checked before the check returns to the queue, where other users may have waited. */
const TURN = 100;

/** Checks the entries of a check that this process has claimed, up to a number, and ends it or returns it to the queue. */
@Injectable()
export class CheckRunner implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly entries: EntryRepository,
    private readonly closing: CheckClosing,
    private readonly leases: CheckLeases,
    private readonly credits: Credits,
    @Inject(CHECK_TOOLS) private readonly tools: readonly CheckTool[],
    @Inject(CHECKER) private readonly checker: Checker,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Stops checking. Checks return to the queue, and their results are kept. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Runs the checks that wait, one after the other. */
  async runAll(): Promise<void> {
    for (let check; !this.isStopping && (check = await this.leases.claimNext());) await this.run(check);
  }

  /** @throws when results cannot be written; the check then returns to the queue */
  async run(claimed: StartedCheck): Promise<void> {
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      this.leases.extend(claimed).then(
        (extended) => extended || lost.abort(),
        // The database cannot be reached: the lease goes on, and the next heartbeat tries again.
        () => undefined,
      );
    }, HEARTBEAT_MS);
    try {
      await this.turn(claimed, AbortSignal.any([lost.signal, this.stopping.signal]));
    } catch (error) {
      // When this fails too, the lease expires and another worker takes the check.
      await this.leases.release(claimed).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async turn(claimed: StartedCheck, signal: AbortSignal): Promise<void> {
    const tool = this.tools.find(({ name }) => name === toolOf(claimed));
    const check = tool?.prepare ? await tool.prepare(claimed, signal) : claimed;
    if (check) {
      const left = await this.checkTurn(check, signal);
      if (left === 0) await tool?.onEnd?.(check, signal);
      if (this.isStopping) await this.leases.release(check);
      else if (left > 0) await this.requeue(check, left);
      else await this.closing.close(check.id, 'done', { fence: check.fence });
    }
    await tool?.afterTurn?.();
  }

  private async requeue(check: StartedCheck, left: number): Promise<void> {
    const deadlineAt = new Date(Math.max(check.deadlineAt.getTime(), Date.now() + deadlineMs(left, this.config)));
    if (check.reservationId) await this.credits.extend(check.reservationId, deadlineAt);
    await this.leases.release(check, { deadlineAt });
  }

  /** @returns the number of entries without a result after this turn */
  private async checkTurn(check: StartedCheck, signal: AbortSignal): Promise<number> {
    const entries = await this.entries.open(check.id, TURN);
    const isSingle = check.total === 1;
    const writes: Promise<unknown>[] = [];
    const saveProgress = this.progressWriter(check);
    // A result that cannot be written ends the work: later ones could not be written either.
    const broken = new AbortController();
    const positionAt = (index: number) => (entries[index] as StoredEntry).position;
    const options: CheckOptions = {
      signal: AbortSignal.any([signal, broken.signal]),
      userId: check.userId,
      quick: check.options.analysisType === 'quick',
      onResult: (result, index) => {
        // A result cut short by an abort is not a result.
        if (signal.aborted || broken.signal.aborted) return;
        const write = this.entries.settle(check, positionAt(index), result);
        writes.push(write.catch((error: unknown) => broken.abort(error)));
      },
      onAsking: ({ asking, again, answered }, index) => {
        const retried = again.length > 0 ? again : null;
        saveProgress(positionAt(index), isSingle ? { retried, progress: { asked: asking, answered } } : { retried });
      },
    };
    const references = entries.map(({ text, reference }) => reference ?? text);
    await this.checker.check(references, options);
    await Promise.all(writes);
    broken.signal.throwIfAborted();
    return Math.max(0, check.total - check.settled - entries.length);
  }

  /** Returns a function that writes the newest progress of an entry when it changes, one write after the other. */
  private progressWriter(check: StartedCheck): (position: number, progress: EntryProgress) => void {
    const newest = new Map<number, string>();
    let saving: Promise<unknown> = Promise.resolve();
    return (position, progress) => {
      const json = JSON.stringify(progress);
      if (json === (newest.get(position) ?? '{"retried":null}')) return;
      newest.set(position, json);
      const save = async () => {
        if (newest.get(position) === json) await this.entries.saveProgress(check, position, progress);
      };
      // It is only shown to the user: a failed write does not matter.
      saving = saving.then(save).catch(() => undefined);
    };
  }
}
