import { Injectable } from '@nestjs/common';
import type { AnalysisView, AnalyzeResult } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import { notFound } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { User } from '../auth/user.entity';
import { isOpen } from '../citations/batch';
import { BatchRetention } from '../citations/batch-retention.service';
import { BatchRepository } from '../citations/batch.repository';
import { Batches } from '../citations/batches.service';
import type { Batch } from '../citations/entities/batch.entity';
import { FindingsRepository } from './findings.repository';

/** Analyses of bibliographies: batches of their own kind, with findings on the whole list once they have ended. */
@Injectable()
export class Analyses {
  constructor(
    private readonly batches: Batches,
    private readonly repository: BatchRepository,
    private readonly retention: BatchRetention,
    private readonly findings: FindingsRepository,
    private readonly threads: Threads,
  ) {}

  /** @throws Problem 404 when the user has no such analysis */
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

  /** Analyzes an ended batch; of a canceled one, the entries that were checked. */
  async result(batch: Batch): Promise<AnalyzeResult> {
    const { id, userId, options } = batch;
    const [items, findings] = await Promise.all([this.repository.items(id), this.findings.of(id)]);
    const checked = items.flatMap(({ position, result }) =>
      result
        ? [{ line: options.lines?.[position] ?? position + 1, result: labeled(result, options.labels?.[position]) }]
        : [],
    );
    const { format, analysisType, inText, authors } = options;
    const context = { now: new Date(), inText, authors, ...findings };
    const analysis = await this.threads.run('analyzeList', [checked, format, context], userId);
    await this.retention.markDelivered(batch);
    return { ...analysis, analysisId: id, ...(batch.expiresAt && { keep: false }), format, analysisType };
  }
}

/** Returns a result whose text begins with its number in the list, which shows whether the list is in order. */
function labeled(result: VerificationResult, label = ''): VerificationResult {
  return label === '' ? result : { ...result, originalText: `${label} ${result.originalText}` };
}
