import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { foldEvent, type FoldedEntry } from '@veracite/contracts/check-events';
import type { EntryEvent } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Credits } from '../billing/credits.service';
import { CHECKER, type Checker } from '../library/checker';
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
    const references = entries.map(({ text, reference }) => reference ?? text);
    const writes: Promise<unknown>[] = [];
    const saveProgress = this.progressWriter(check);
    // A result that cannot be written ends the work: later ones could not be written either.
    const broken = new AbortController();
    const either = AbortSignal.any([signal, broken.signal]);
    const options = { signal: either, userId: check.userId, quick: check.options.analysisType === 'quick' };
    for await (const event of this.checker.check(references, options)) {
      // A result cut short by an abort is not a result.
      if (event.type === 'finished' || either.aborted) continue;
      const { position } = entries[event.position] as StoredEntry;
      if (event.type !== 'judged') saveProgress({ ...event, position });
      else
        writes.push(this.entries.settle(check, position, event.result).catch((error: unknown) => broken.abort(error)));
    }
    await Promise.all(writes);
    broken.signal.throwIfAborted();
    return Math.max(0, check.total - check.settled - entries.length);
  }

  /** Returns a function that writes the progress of an entry after an event, one write after the other. */
  private progressWriter(check: StartedCheck): (event: EntryEvent) => void {
    const newest = new Map<number, FoldedEntry<VerificationResult>>();
    const written = new Map<number, string>();
    let saving: Promise<unknown> = Promise.resolve();
    return (event) => {
      const { position } = event;
      const entry = foldEvent(newest.get(position) ?? {}, event);
      newest.set(position, entry);
      const { retried = [], ...progress } = entry.progress ?? {};
      const now = { retried: retried.length > 0 ? retried : null, ...(check.total === 1 && { progress }) };
      const json = JSON.stringify(now);
      if (json === (written.get(position) ?? '{"retried":null}')) return;
      written.set(position, json);
      const save = async () => {
        if (newest.get(position) === entry) await this.entries.saveProgress(check, position, now as EntryProgress);
      };
      // It is only shown to the user: a failed write does not matter.
      saving = saving.then(save).catch(() => undefined);
    };
  }
}
