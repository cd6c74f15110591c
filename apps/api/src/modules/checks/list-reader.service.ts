import { Injectable } from '@nestjs/common';
import type { CheckTool, CreatedCheck } from '@veracite/contracts/checks';
import type { DocumentProblem } from '@veracite/contracts/documents';
import { countsInBibliography, LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest, Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { linesOf } from '../citations/parse/check-input';
import { TextReader, type Requester } from '../citations/parse/text-reader.service';
import type { NewEntry } from './entry.repository';

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

/** The entries of a list, and how its text was parsed. */
export interface ReadList {
  entries: NewEntry[];
  parsed?: CreatedCheck['parsed'];
}

/** Parses lists and documents in worker threads. */
@Injectable()
export class ListReader {
  constructor(
    private readonly texts: TextReader,
    private readonly threads: Threads,
  ) {}

  /** @throws Problem 400 for a list without entries, or with too many */
  async read(list: SentList, tool: CheckTool, requester: Requester): Promise<ReadList> {
    const { entries, parsed } = await this.entriesOf(list, requester);
    const pointer = list.text === undefined ? '/citations' : '/text';
    if (entries.length === 0) throw badRequest('Please enter at least one citation', pointer);
    refuseTooMany(entries.length, pointer);
    const counts = ({ text }: NewEntry) => tool !== 'bibliography' || countsInBibliography(text);
    return { entries: entries.map((entry) => ({ ...entry, included: counts(entry) })), ...(parsed && { parsed }) };
  }

  /**
   * Reads a document.
   * @returns a `DocumentAnswer` as JSON, and its references, which are left out when they are unreadable
   * @throws Problem 422 for a file that cannot be read, 400 for one with too many references
   */
  async readFile(
    file: SentFile,
    { queueKey, signal }: Requester,
  ): Promise<{ answer: Uint8Array; entries: NewEntry[]; problems: DocumentProblem[] }> {
    const task = { bytes: new Uint8Array(file.buffer), name: file.originalname, withEntries: true };
    const read = await this.threads.run('readFile', task, queueKey, signal);
    if ('fault' in read) throw new Problem(422, read.message, { title: 'Document cannot be read' });
    const { entries = [], problems = [] } = read.list ?? {};
    refuseTooMany(entries.length, '/file');
    return {
      answer: read.answer,
      problems,
      entries: entries.map(({ text, reference, isUnreadable, ...details }) => ({
        text,
        reference,
        included: !isUnreadable,
        details,
      })),
    };
  }

  private async entriesOf(
    { text, layout, entries, citations }: SentList,
    requester: Requester,
  ): Promise<{ entries: NewEntry[]; parsed?: CreatedCheck['parsed'] }> {
    const { queueKey, signal } = requester;
    if (text === undefined) {
      const inputs = (citations ?? []).filter(Boolean).map((citation) => ({ text: citation }));
      return { entries: await this.threads.run('readEntries', inputs, queueKey, signal) };
    }
    if (entries) {
      const inputs = await this.texts.chosen({ text, entries }, requester);
      const read = await this.threads.run('readEntries', inputs, queueKey, signal);
      const lines = linesOf(text, inputs);
      return { entries: read.map((entry, at) => toEntry({ ...entry, ...inputs[at], ...lines[at] })) };
    }
    if (textLines(text).length > LIMITS.parseMaxLines)
      throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, '/text');
    const read = await this.threads.run('readList', { text, layout }, queueKey, signal);
    const lines = linesOf(read.parsed.text ?? text, read.entries);
    return { entries: read.entries.map((entry, at) => toEntry({ ...entry, ...lines[at] })), parsed: read.parsed };
  }
}

type PlacedEntry = Pick<NewEntry, 'text' | 'reference'> & {
  start?: number;
  end?: number;
  shown?: string;
  line?: number;
  label?: string;
};

function toEntry({ text, reference, start = 0, end = start + text.length, ...details }: PlacedEntry): NewEntry {
  return { text, reference, details: { place: { start, end }, ...details } };
}

function refuseTooMany(entries: number, pointer: string): void {
  if (entries > LIMITS.checkMaxEntries)
    throw badRequest(`A list may have at most ${LIMITS.checkMaxEntries} references`, pointer);
}
