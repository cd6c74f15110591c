import { Injectable } from '@nestjs/common';
import type { CheckTool, CreatedCheck } from '@veracite/contracts/checks';
import type { DocumentProblem } from '@veracite/contracts/documents';
import { LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest, Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { EntriesJson, ListTask } from '../../tasks/read-list';
import { TextReader, type Requester } from '../citations/parse/text-reader.service';

/** A list as sent: a text, the chosen entries of a text, or citations. */
export interface SentList {
  text?: string;
  layout?: 'one-a-line';
  entries?: ChosenEntry[];
  citations?: string[];
}

/** An uploaded file in memory, discarded after the request. */
export interface SentFile {
  buffer: Uint8Array;
  originalname: string;
}

/** Parses lists and documents in worker threads. */
@Injectable()
export class ListReader {
  constructor(
    private readonly texts: TextReader,
    private readonly threads: Threads,
  ) {}

  /** @throws Problem 400 for a list without entries, or with too many */
  async read(
    list: SentList,
    tool: CheckTool,
    requester: Requester,
  ): Promise<EntriesJson & { parsed?: CreatedCheck['parsed'] }> {
    const task = { tool, ...(await this.taskOf(list, requester)) };
    const read = await this.threads.run('readList', task, requester.queueKey, requester.signal);
    const pointer = list.text === undefined ? '/citations' : '/text';
    if (read.total === 0) throw badRequest('Please enter at least one citation', pointer);
    refuseTooMany(read.total, pointer);
    return read;
  }

  /**
   * Reads a document.
   * @returns a `DocumentAnswer` as JSON, and its references, which are left out when they are unreadable
   * @throws Problem 422 for a file that cannot be read, 400 for one with too many references
   */
  async readFile(
    file: SentFile,
    { queueKey, signal }: Requester,
  ): Promise<{ answer: Uint8Array; entries: EntriesJson; problems: DocumentProblem[] }> {
    const task = { bytes: new Uint8Array(file.buffer), name: file.originalname, withEntries: true };
    const read = await this.threads.run('readFile', task, queueKey, signal);
    if ('fault' in read) throw new Problem(422, read.message, { title: 'Document cannot be read' });
    const { problems, ...entries } = read.list ?? { json: '[]', total: 0, excluded: 0, problems: [] };
    refuseTooMany(entries.total, '/file');
    return { answer: read.answer, entries, problems };
  }

  private async taskOf(
    { text, layout, entries, citations }: SentList,
    requester: Requester,
  ): Promise<Omit<ListTask, 'tool'>> {
    if (text === undefined)
      return { entries: (citations ?? []).filter(Boolean).map((citation) => ({ text: citation })) };
    if (entries) return { text, entries: await this.texts.chosen({ text, entries }, requester) };
    if (textLines(text).length > LIMITS.parseMaxLines)
      throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, '/text');
    return { text, layout };
  }
}

function refuseTooMany(entries: number, pointer: string): void {
  if (entries > LIMITS.checkMaxEntries)
    throw badRequest(`A list may have at most ${LIMITS.checkMaxEntries} references`, pointer);
}
