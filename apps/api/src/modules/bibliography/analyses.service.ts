import { Injectable, type StreamableFile } from '@nestjs/common';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { reportText, REPORT_FILE } from '@veracite/contracts/bibliography-report';
import type { VerificationResult } from '@veracite/contracts/citations';
import { EXPORT_FORMATS, type ExportFormatId } from '@veracite/formatting/export/formats';
import type { Style } from '@veracite/model/verification';
import { download } from '../../platform/http/file-response';
import { Threads } from '../../platform/threads/threads';
import { CheckRepository } from '../checks/check.repository';
import { EntryRepository } from '../checks/entry.repository';
import type { StartedCheck } from '../checks/entities';
import { correctedItems, type Wanted } from './corrected';

/** Analyses of bibliographies: checks of their own kind, with findings on the whole list once they have ended. */
@Injectable()
export class Analyses {
  constructor(
    private readonly repository: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly threads: Threads,
  ) {}

  /** Analyzes an ended check; of a canceled one, the entries that were checked. */
  async result(check: StartedCheck): Promise<AnalyzeResult> {
    const { id, userId, options } = check;
    const [entries, details] = await Promise.all([this.entries.all(id), this.repository.details(id)]);
    const checked = entries.flatMap(({ position, details, result }) =>
      result ? [{ line: details?.line ?? position + 1, result: labeled(result, details?.label) }] : [],
    );
    const { format, analysisType, inText, authors } = options;
    const context = { now: new Date(), inText, authors, ...details?.findings };
    const analysis = await this.threads.run('analyze', [checked, format, context], userId);
    await this.repository.markDelivered(check);
    return { ...analysis, analysisId: id, ...(check.expiresAt && { keep: false }), format, analysisType };
  }

  /** Returns the report of an ended check for download: plain text, or a Word document. */
  async report(check: StartedCheck, format: 'text' | 'docx' = 'text'): Promise<StreamableFile> {
    const report = reportText(await this.result(check), new Date());
    const content = format === 'text' ? report : await this.threads.run('writeReport', [report], check.userId);
    const { extension, mediaType } = EXPORT_FORMATS[format];
    return download(REPORT_FILE.replace(/txt$/, extension), mediaType, content);
  }

  /** Returns the corrected list of an ended check: each work once, from its record, or as written where there is none. */
  async export(
    check: StartedCheck,
    { format, style = check.options.format, entries }: { format: ExportFormatId; style?: Style; entries: Wanted },
  ): Promise<StreamableFile> {
    const result = await this.result(check);
    const stored = await this.entries.all(check.id);
    const written = stored.flatMap(({ result: each }) => (each ? [each.parsed.csl] : []));
    const works = correctedItems(result, written, entries);
    const { extension, mediaType } = EXPORT_FORMATS[format];
    const content = await this.threads.run('exportWorks', [works, format, style], check.userId);
    return download(`bibliography.${extension}`, mediaType, content);
  }
}

/** Returns a result whose text begins with its number in the list, which shows whether the list is in order. */
function labeled(result: VerificationResult, label = ''): VerificationResult {
  return label === '' ? result : { ...result, originalText: `${label} ${result.originalText}` };
}
