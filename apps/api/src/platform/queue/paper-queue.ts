import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** Name of the queue that reports work on the papers of collections. PostgreSQL has which papers. */
export const PAPER_QUEUE = 'papers';

/** Reports that papers may be read, started or assessed. Workers also look by themselves, so a lost job does not matter. */
export function notifyPapers(queue: Queue): void {
  queue
    .add('papers', {}, { removeOnComplete: true, removeOnFail: 100 })
    .catch((error: unknown) => new Logger('Papers').warn(`the queue cannot be reached: ${String(error)}`));
}
