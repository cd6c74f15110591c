import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import { LIMITS } from '@veracite/contracts/limits';
import { download } from '../../platform/http/file-response';
import type { SentFile } from '../../platform/http/upload';
import { Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { EntryRepository } from './entry.repository';
import { baseName, mediaTypeOf } from './file-types';
import type { Requester } from './list-reader.service';

/** Writes corrected copies of documents from the results of their checks. */
@Injectable()
export class CorrectedFiles {
  constructor(
    private readonly threads: Threads,
    private readonly entries: EntryRepository,
  ) {}

  /**
   * Returns a corrected copy of the document that a check was made from.
   * @throws Problem 409 when there is nothing to correct or the document has another list, 422 when it cannot be corrected
   */
  async of(
    { buffer, originalname: name }: SentFile,
    checkId: string,
    { queueKey, signal }: Requester,
  ): Promise<StreamableFile> {
    const found = JSON.parse(await this.entries.page(checkId, [0, LIMITS.checkMaxEntries])) as CheckEntry[];
    const entries = found.map(({ raw, result }) => ({ raw, ...(result && { result }) }));
    const task = { bytes: new Uint8Array(buffer), name, entries };
    const options = { author: 'Veracite', at: new Date() };
    const corrected = await this.threads.run('correctFile', [task, options], queueKey, signal);
    if ('fault' in corrected) {
      const status = corrected.fault === 'other' || corrected.fault === 'nothing' ? 409 : 422;
      throw new Problem(status, corrected.message, { title: 'Document cannot be corrected' });
    }
    const copy = baseName(name).replace(/(\.\w+)?$/, '-corrected$1');
    return download(copy, mediaTypeOf(corrected.kind), corrected.file);
  }
}
