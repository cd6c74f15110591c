import { Injectable } from '@nestjs/common';
import type { AnalysisView, AnalyzeResult } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import { notFound } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { User } from '../auth/user.entity';
import { isOpen, type Batch } from '../citations/batch';
import { BatchStore } from '../citations/batch-store';
import { Batches } from '../citations/batches.service';
import { FindingsStore } from './findings.store';

/** Analyses of bibliographies: batches of a kind of their own, and what is said of the whole once they have ended. */
@Injectable()
export class Analyses {
  constructor(
    private readonly batches: Batches,
    private readonly store: BatchStore,
    private readonly findings: FindingsStore,
    private readonly threads: Threads,
  ) {}

  /** @throws Problem 404 when there is none, or it is somebody else's */
  async batch(user: User, id: string): Promise<Batch> {
    const batch = await this.batches.get(user, id);
    if (batch.kind !== 'bibliography') throw notFound('The analysis');
    return batch;
  }

  async view(batch: Batch): Promise<AnalysisView> {
    const { id, state, settled, total } = batch;
    const result = isOpen(state) ? undefined : await this.result(batch);
    return { analysisId: id, batchId: id, state, settled, total, result };
  }

  /** The analysis of an ended batch; of a cancelled one over the entries that were settled. */
  async result(batch: Batch): Promise<AnalyzeResult> {
    const { id, userId, options } = batch;
    const [items, findings] = await Promise.all([this.store.items(id), this.findings.of(id)]);
    const checked = items.flatMap(({ position, result }) =>
      result
        ? [{ line: options.lines?.[position] ?? position + 1, result: labelled(result, options.labels?.[position]) }]
        : [],
    );
    const { format, analysisType, inText, authors } = options;
    const around = { now: new Date(), inText, authors, ...findings };
    const analysis = await this.threads.run('analyseList', [checked, format, around], userId);
    await this.store.handedOver(batch);
    return { ...analysis, analysisId: id, ...(batch.forgetAt && { keep: false }), format, analysisType };
  }
}

/** A result with its entry as it stands in the list: whether the list is in order shows in its numbers. */
function labelled(result: VerificationResult, label = ''): VerificationResult {
  return label === '' ? result : { ...result, originalText: `${label} ${result.originalText}` };
}
