import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { stopSignal } from '../../platform/stopping';
import { isOpen } from './batch';
import { BatchRetention } from './batch-retention.service';
import { BatchRepository } from './batch.repository';
import type { BatchItem } from './entities/batch-item.entity';

const POLL_MS = 250;
/** Proxies close connections that are silent for half a minute or more. */
const HEARTBEAT_MS = 15_000;

/** Server-sent events of batches. */
@Injectable()
export class BatchEvents {
  constructor(
    private readonly batches: BatchRepository,
    private readonly retention: BatchRetention,
  ) {}

  /**
   * Streams a batch until it ends: a `result` event with `{position, result}` for each result, whose id is its sequence
   * number, `progress` with `{settled, total}`, `asking-again` with all `items` `{position, sources}` whose databases
   * failed and are queried again, whenever they change, and finally `done` with `{state}`. Last-Event-ID resumes.
   */
  async stream(id: string, request: Request, response: Response): Promise<void> {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    let closed = false;
    response.once('close', () => (closed = true));
    const last = Number(request.get('Last-Event-ID'));
    let sent = Number.isSafeInteger(last) && last > 0 ? last : 0;
    let writtenAt = Date.now();
    const emit = (event: string, data: unknown, eventId?: number) => {
      response.write(
        `${eventId === undefined ? '' : `id: ${eventId}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      );
      writtenAt = Date.now();
    };
    let total = -1;
    let retries = '[]';
    // A client whose server shuts down reconnects to another one, with the id of the last event.
    while (!closed && !stopSignal.aborted) {
      const batch = await this.batches.find(id);
      if (!batch) break;
      const changes = await this.batches.changesAfter(id, sent);
      const settled = changes.filter(({ result }) => result !== null);
      for (const { position, result, sequence } of settled) {
        sent = sequence ?? sent;
        emit('result', { position, result }, sent);
      }
      if (settled.length > 0 || total !== batch.total) emit('progress', { settled: sent, total: batch.total });
      total = batch.total;
      const items = pendingRetries(changes);
      if (JSON.stringify(items) !== retries) emit('asking-again', { items });
      retries = JSON.stringify(items);
      if (!isOpen(batch.state)) {
        await this.retention.markDelivered(batch);
        emit('done', { state: batch.state });
        break;
      }
      if (Date.now() - writtenAt > HEARTBEAT_MS) {
        response.write(': heartbeat\n\n');
        writtenAt = Date.now();
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    response.end();
  }
}

/** Returns the items whose databases failed and are queried again. */
export function pendingRetries(items: BatchItem[]): { position: number; sources: string[] }[] {
  return items.flatMap(({ position, result, askingAgain }) =>
    askingAgain && !result ? [{ position, sources: askingAgain }] : [],
  );
}
