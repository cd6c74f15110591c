import { Injectable } from '@nestjs/common';
import type { AnalysisView, AnalyzeResult } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import { notFound } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { User } from '../auth/user.entity';
import { isOpen } from '../checks/stored-check';
import { CheckRepository } from '../checks/check.repository';
import { Checks } from '../checks/checks.service';
import { EntryRepository } from '../checks/entry.repository';
import type { StartedCheck } from '../checks/entities/check.entity';
import { FindingsRepository } from './findings.repository';

/** Analyses of bibliographies: checks of their own kind, with findings on the whole list once they have ended. */
@Injectable()
export class Analyses {
  constructor(
    private readonly checks: Checks,
    private readonly repository: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly findings: FindingsRepository,
    private readonly threads: Threads,
  ) {}

  /** @throws Problem 404 when the user has no such analysis */
  async get(user: User, id: string): Promise<StartedCheck> {
    const check = await this.checks.get(user, id);
    if (check.kind !== 'bibliography') throw notFound('The analysis');
    return check;
  }

  async view(check: StartedCheck): Promise<AnalysisView> {
    const { id, state, settled, total } = check;
    const result = isOpen(state) ? undefined : await this.result(check);
    return { analysisId: id, batchId: id, state, settled, total, result };
  }

  /** Analyzes an ended check; of a canceled one, the entries that were checked. */
  async result(check: StartedCheck): Promise<AnalyzeResult> {
    const { id, userId, options } = check;
    const [entries, findings] = await Promise.all([this.entries.all(id), this.findings.of(id)]);
    const checked = entries.flatMap(({ position, result }) =>
      result
        ? [{ line: options.lines?.[position] ?? position + 1, result: labeled(result, options.labels?.[position]) }]
        : [],
    );
    const { format, analysisType, inText, authors } = options;
    const context = { now: new Date(), inText, authors, ...findings };
    const analysis = await this.threads.run('analyzeList', [checked, format, context], userId);
    await this.repository.markDelivered(check);
    return { ...analysis, analysisId: id, ...(check.expiresAt && { keep: false }), format, analysisType };
  }
}

/** Returns a result whose text begins with its number in the list, which shows whether the list is in order. */
function labeled(result: VerificationResult, label = ''): VerificationResult {
  return label === '' ? result : { ...result, originalText: `${label} ${result.originalText}` };
}
