import { Injectable } from '@nestjs/common';
import type { CheckEvent } from '@veracite/contracts/checks';
import type { Request, Response } from 'express';
import { NDJSON } from '../../platform/http/ndjson';
import { stopSignal } from '../../platform/stopping';
import { CheckRepository } from './check.repository';
import type { StoredEntry } from './entities/check-entry.entity';
import type { StartedCheck } from './entities/check.entity';
import { EntryRepository } from './entry.repository';
import { isOpen } from './stored-check';

const POLL_MS = 250;
/** Proxies close connections that are silent for half a minute or more. */
const HEARTBEAT_MS = 15_000;

/** Streams of the events of checks. */
@Injectable()
export class CheckEvents {
  constructor(
    private readonly checks: CheckRepository,
    private readonly entries: EntryRepository,
  ) {}

  /**
   * Streams a batch until it ends: a `result` event with `{position, result}` for each result, whose id is its sequence
   * number, `progress` with `{settled, total}`, `asking-again` with all `items` `{position, sources}` whose databases
   * failed and are queried again, whenever they change, and finally `done` with `{state}`. Last-Event-ID resumes.
   */
  async streamBatch(id: string, request: Request, response: Response): Promise<void> {
    let sent = lastEventId(request);
    let total = -1;
    let retries = '[]';
    const { emit, beat } = eventStream(response);
    await this.follow(id, response, sent, (check, changes) => {
      const settled = changes.filter(({ result }) => result !== null);
      for (const { position, result, sequence } of settled) {
        sent = sequence ?? sent;
        emit('result', { position, result }, sent);
      }
      if (settled.length > 0 || total !== check.total) emit('progress', { settled: sent, total: check.total });
      total = check.total;
      const items = pendingRetries(changes);
      if (JSON.stringify(items) !== retries) emit('asking-again', { items });
      retries = JSON.stringify(items);
      if (!isOpen(check.state)) emit('done', { state: check.state });
      beat();
    });
  }

  /** Streams the events of a check until it ends, as server-sent events or as NDJSON. Last-Event-ID resumes. */
  async stream(id: string, request: Request, response: Response): Promise<void> {
    const isNdjson = (request.get('Accept') ?? '').includes(NDJSON);
    const { emit, beat } = isNdjson ? lineStream(response) : eventStream(response);
    const send = (event: CheckEvent, eventId?: number) => emit(event.type, event, eventId);
    const progress = new Map<number, Record<'asked' | 'answered' | 'retried', string[]>>();
    await this.follow(id, response, lastEventId(request), (check, changes) => {
      for (const { position, result, sequence, progress: now, retried } of changes) {
        const settled = sequence ?? 0;
        if (result) {
          send({ type: 'judged', position, result, settled }, settled);
          continue;
        }
        const before = progress.get(position) ?? { asked: [], answered: [], retried: [] };
        const after = { asked: now?.asked ?? [], answered: now?.answered ?? [], retried: retried ?? [] };
        for (const type of ['asked', 'answered'] as const) {
          const sources = after[type].filter((source) => !before[type].includes(source));
          if (sources.length > 0) send({ type, position, sources });
        }
        if (String(after.retried) !== String(before.retried))
          send({ type: 'retried', position, sources: after.retried });
        progress.set(position, after);
      }
      if (!isOpen(check.state))
        send({ type: 'finished', state: check.state === 'cancelled' ? 'canceled' : 'finished' });
      beat();
    });
  }

  /**
   * Reports the state of a check and the entries that have changed, four times a second, until it has ended or the
   * client disconnects. A client whose server shuts down reconnects to another one, with the id of the last event.
   * @param sequence number of the last result that the client has
   */
  private async follow(
    id: string,
    response: Response,
    sequence: number,
    report: (check: StartedCheck, changes: StoredEntry[]) => void,
  ): Promise<void> {
    let closed = false;
    response.once('close', () => (closed = true));
    while (!closed && !stopSignal.aborted) {
      const check = await this.checks.find(id);
      if (!check) break;
      const changes = await this.entries.changesAfter(id, sequence);
      if (!isOpen(check.state)) await this.checks.markDelivered(check);
      report(check, changes);
      sequence = changes.reduce((last, entry) => Math.max(last, entry.sequence ?? 0), sequence);
      if (!isOpen(check.state)) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    response.end();
  }
}

function lastEventId(request: Request): number {
  const last = Number(request.get('Last-Event-ID'));
  return Number.isSafeInteger(last) && last > 0 ? last : 0;
}

/** Begins a stream of server-sent events. */
function eventStream(response: Response) {
  const write = begin(response, 'text/event-stream');
  return {
    emit: (event: string, data: unknown, id?: number) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Writes a comment when nothing was written for a while. */
    beat: () => write(': heartbeat\n\n', HEARTBEAT_MS),
  };
}

/** Begins a stream of JSON objects, one a line. Lines without one keep the connection open. */
function lineStream(response: Response): ReturnType<typeof eventStream> {
  const write = begin(response, NDJSON);
  return {
    emit: (_event, data) => write(`${JSON.stringify(data)}\n`),
    beat: () => write('\n', HEARTBEAT_MS),
  };
}

/** Begins a response. @returns a function that writes, optionally only when nothing was written for `idleMs` */
function begin(response: Response, type: string): (text: string, idleMs?: number) => void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  let writtenAt = Date.now();
  return (text, idleMs = 0) => {
    if (idleMs > 0 && Date.now() - writtenAt <= idleMs) return;
    response.write(text);
    writtenAt = Date.now();
  };
}

/** Returns the entries whose databases failed and are queried again. */
export function pendingRetries(entries: StoredEntry[]): { position: number; sources: string[] }[] {
  return entries.flatMap(({ position, result, retried }) =>
    retried && !result ? [{ position, sources: retried }] : [],
  );
}
