import { Injectable } from '@nestjs/common';
import type { CheckEvent, CheckProgress } from '@veracite/contracts/checks';
import type { Request, Response } from 'express';
import { stopSignal } from '../../platform/stopping';
import { CheckChanges } from './check-changes';
import { publicStateOf } from './check-view';
import { CheckRepository } from './check.repository';
import type { StoredEntry } from './entities';
import { EntryRepository } from './entry.repository';
import { isOpen } from './stored-check';

/** JSON values, one a line (github.com/ndjson/ndjson-spec). */
const NDJSON = 'application/x-ndjson';

/** Proxies close connections that are silent for half a minute or more. */
const HEARTBEAT_MS = 15_000;

/** Streams of the events of checks. */
@Injectable()
export class CheckEvents {
  constructor(
    private readonly changes: CheckChanges,
    private readonly checks: CheckRepository,
    private readonly entries: EntryRepository,
  ) {}

  /**
   * Streams the events of a check until it has ended or the client disconnects, as server-sent events or as NDJSON. A
   * client whose server shuts down reconnects to another one, with the number of its last result as Last-Event-ID.
   */
  async stream(id: string, request: Request, response: Response): Promise<void> {
    const send = openStream(request, response);
    const progress = new Map<number, CheckProgress>();
    let settled = lastEventId(request);
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    await this.changes.until(id, AbortSignal.any([closed.signal, stopSignal]), async () => {
      const check = await this.checks.find(id);
      if (!check) return true;
      const read = await this.entries.changesAfter(id, settled);
      // A single result is sent with the id of its record, which it has once the check has ended.
      const changes = isOpen(check.state) && check.total === 1 ? read.filter(({ result }) => !result) : read;
      settled = Math.max(settled, ...changes.map(({ sequence }) => sequence ?? 0));
      send(changes.flatMap((entry) => eventsOf(entry, progress)));
      if (isOpen(check.state)) return undefined;
      await this.checks.markDelivered(check);
      send([{ type: 'finished', state: publicStateOf(check.state) as 'finished' | 'canceled' }]);
      return true;
    });
    response.end();
  }
}

/** Returns the events of an entry that has changed. @param progress of the entries as last sent, which it updates */
function eventsOf(entry: StoredEntry, progress: Map<number, CheckProgress>): CheckEvent[] {
  const { position, result, sequence, retried } = entry;
  if (result) return [{ type: 'judged', position, result, settled: sequence ?? 0 }];
  const before = progress.get(position) ?? { asked: [], answered: [], retried: [] };
  const now = { asked: [], answered: [], ...entry.progress, retried: retried ?? [] };
  progress.set(position, now);
  const event = (type: 'asked' | 'answered' | 'failed' | 'retried', sources: string[]): CheckEvent[] =>
    sources.length > 0 || type === 'retried' ? [{ type, position, sources }] : [];
  const without = (sources: string[], ...others: string[][]) => sources.filter((name) => !others.flat().includes(name));
  return [
    ...event('asked', without(now.asked, before.asked)),
    ...event('answered', without(now.answered, before.answered)),
    ...event('failed', without(before.asked, now.asked, now.answered, now.retried)),
    ...(String(now.retried) === String(before.retried) ? [] : event('retried', now.retried)),
  ];
}

function lastEventId(request: Request): number {
  const last = Number(request.get('Last-Event-ID'));
  return Number.isSafeInteger(last) && last > 0 ? last : 0;
}

/** Begins a response. @returns a function that writes events, or a heartbeat when nothing was written for a while */
function openStream(request: Request, response: Response): (events: CheckEvent[]) => void {
  const isNdjson = (request.get('Accept') ?? '').includes(NDJSON);
  // Sent in pieces, which no proxy may collect.
  const noBuffer = { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
  response.writeHead(200, { 'Content-Type': `${isNdjson ? NDJSON : 'text/event-stream'}; charset=utf-8`, ...noBuffer });
  const textOf = (event: CheckEvent): string => {
    const data = JSON.stringify(event);
    const id = event.type === 'judged' ? `id: ${event.settled}\n` : '';
    return isNdjson ? `${data}\n` : `${id}event: ${event.type}\ndata: ${data}\n\n`;
  };
  let writtenAt = Date.now();
  return (events) => {
    if (events.length === 0 && Date.now() - writtenAt < HEARTBEAT_MS) return;
    writtenAt = Date.now();
    response.write(events.map(textOf).join('') || (isNdjson ? '\n' : ': heartbeat\n\n'));
  };
}
