import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import { readPage } from '@veracite/reputation/web/page';
import { createEnricher, type Enricher } from '@veracite/verification/bibliography/enrich';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import type { Batch } from '../citations/entities/batch.entity';
import { BatchRepository } from '../citations/batch.repository';
import { SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';
import { FindingsRepository } from './findings.repository';

/** Looks up web pages and versions of record, in the worker, after the entries of a comprehensive analysis are checked. */
@Injectable()
export class Enrichment {
  private readonly enricher: Enricher;

  constructor(
    @Inject(LIBRARY) library: Library,
    @Inject(SOURCES) sources: Sources,
    @Inject(CONFIG) config: Config,
    private readonly batches: BatchRepository,
    private readonly findings: FindingsRepository,
  ) {
    const guard = { upstream: config.UPSTREAM_ORIGIN?.replace(/\/$/, '') };
    this.enricher = createEnricher({ library, sources, read: (url) => readPage(url, guard) });
  }

  async enrich(batch: Batch, signal: AbortSignal): Promise<void> {
    if (batch.kind !== 'bibliography' || batch.options.analysisType === 'quick' || signal.aborted) return;
    const items = await this.batches.items(batch.id);
    const entries = items.flatMap(({ result }) => (result ? [{ result }] : []));
    await this.findings.save(batch, await this.enricher.enrich(entries, signal));
  }
}
