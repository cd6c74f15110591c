import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import { readPage } from '@veracite/reputation/web/page';
import { enrich } from '@veracite/verification/bibliography/enrich';
import { type Config, CONFIG } from '../../platform/config/schema';
import type { CheckTool } from '../checks/check-tool';
import { CheckRepository } from '../checks/check.repository';
import type { StartedCheck } from '../checks/entities';
import { EntryRepository } from '../checks/entry.repository';
import { SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';

/** Looks up web pages and versions of record, in the worker, after the entries of a comprehensive analysis are checked. */
@Injectable()
export class Enrichment implements CheckTool {
  readonly name = 'bibliography';

  constructor(
    @Inject(LIBRARY) private readonly library: Library,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(CONFIG) private readonly config: Config,
    private readonly entries: EntryRepository,
    private readonly checks: CheckRepository,
  ) {}

  async onEnd(check: StartedCheck, signal: AbortSignal): Promise<void> {
    if (check.options.analysisType === 'quick' || signal.aborted) return;
    const stored = await this.entries.all(check.id);
    const entries = stored.flatMap(({ result }) => (result ? [{ result }] : []));
    const { library, sources, config } = this;
    const read = (url: string) => readPage(url, { upstream: config.UPSTREAM_ORIGIN });
    await this.checks.saveFindings(check, await enrich(entries, { library, sources, read }, signal));
  }
}
