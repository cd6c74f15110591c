import { Injectable } from '@nestjs/common';
import type { CheckTool } from '@veracite/contracts/check-tools';
import type { CreatedCheck } from '@veracite/contracts/checks';
import type { DocumentProblem } from '@veracite/model/document';
import { countsInBibliography, LIMITS, NO_BIBLIOGRAPHY, textLines, fitsOneCitation } from '@veracite/contracts/limits';
import type { ChosenEntry, ParseAnswer } from '@veracite/contracts/parse';
import type { Request } from 'express';
import { abortedWith } from '../../platform/http/request';
import type { SentFile } from '../../platform/http/upload';
import { badRequest, Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { byLine } from '../../tasks/parse-answer';
import type { CheckInput, EntriesJson, ListTask } from '../../tasks/read-list';
import type { User } from '../auth/entities';
import type { StoredOptions } from './stored-check';
import type { Reference } from '@veracite/model/reference';

/**
 * Returns the texts to check for the entries that the user chose.
 * @param references found in the text
 * @throws Problem 400 for an entry outside of the text, without words, or too long for one citation
 */
export function chosenInputs(
  text: string,
  entries: readonly ChosenEntry[],
  references: readonly Reference[],
): CheckInput[] {
  const found = new Map(references.map((reference) => [rangeOf(reference.span), reference]));
  return entries.map((entry, index) => {
    const pointer = `/entries/${index}`;
    if (entry.end > text.length) throw badRequest(`An entry ends after the text, at ${entry.end}`, `${pointer}/end`);
    const { start, citation } = entry;
    const reference = citation === undefined ? found.get(rangeOf(entry)) : undefined;
    // An entry of a file may have an abstract; plain text has the limit of a citation.
    if (reference && (reference.format !== 'text' || fitsOneCitation(reference.raw)))
      return { text: reference.raw, reference, start };
    const words = (citation ?? text.slice(start, entry.end)).trim();
    if (words === '') throw badRequest('An entry has no text', pointer);
    if (!fitsOneCitation(words))
      throw badRequest(`A citation may have at most ${LIMITS.lineMax - 1} characters`, pointer);
    return { text: words, start };
  });
}

const rangeOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`;

/** The client of a request. Waiting texts are parsed fairly by user; those of clients that disconnected are dropped. */
export interface Requester {
  /** User id, or the IP address of a visitor. */
  queueKey: string;
  signal?: AbortSignal;
}

export const requesterOf = (user: User | undefined, request: Request): Requester => ({
  queueKey: user?.id ?? request.ip ?? '',
  signal: abortedWith(request),
});

/** A list as sent: a text, the chosen entries of a text, or citations. */
export interface SentList {
  tool: CheckTool;
  text?: string;
  layout?: 'one-a-line';
  entries?: ChosenEntry[];
  citations?: string[];
}

/** Parses lists and documents in worker threads. */
@Injectable()
export class ListReader {
  constructor(private readonly threads: Threads) {}

  /** Parses a text, and stores nothing. @returns a `ParseAnswer` as JSON. @throws Problem 400 with too many lines */
  async parse(text: string, layout: SentList['layout'], requester: Requester): Promise<ParseAnswer | Uint8Array> {
    const limited = withinLines(text, '/text');
    return layout ? byLine(limited) : this.threads.run('parseToJson', [limited], requester.queueKey, requester.signal);
  }

  /**
   * Reads citations, the chosen entries of a text, or a whole text.
   * @throws Problem 400 for a list without entries, or with too many
   */
  async read(list: SentList, requester: Requester): Promise<EntriesJson & { parsed?: CreatedCheck['parsed'] }> {
    const { tool, text, layout, entries } = list;
    if (text === undefined || entries) return this.readChosen(list, requester);
    return limited(await this.run({ tool, text: withinLines(text, '/text'), layout }, requester), '/text');
  }

  /** Reads citations or the chosen entries of a text. @throws Problem 400, also for a text without entries */
  async readChosen({ tool, ...list }: SentList, requester: Requester): Promise<EntriesJson> {
    const pointer = list.text === undefined ? '/citations' : '/text';
    const entries = await this.chosen(list, requester);
    return limited(await this.run({ tool, text: list.text, entries }, requester), pointer);
  }

  /** Returns the citations of a request or, when it has a text, the chosen entries of that. */
  async chosen({ text, entries, citations = [] }: Omit<SentList, 'tool'>, requester: Requester): Promise<CheckInput[]> {
    if (text === undefined) return citations.filter(Boolean).map((citation) => ({ text: citation }));
    return this.chosenFrom(text, entries, requester);
  }

  /** Reads the chosen entries of a bibliography that count. @throws Problem 400 for wrong entries, or none */
  async readBibliography(text: string, entries: ChosenEntry[], requester: Requester): Promise<EntriesJson> {
    const chosen = await this.chosenFrom(text, entries, requester, '/bibliography');
    const counted = chosen.filter((entry) => countsInBibliography(entry.text));
    if (counted.length === 0) throw badRequest(NO_BIBLIOGRAPHY, '/bibliography');
    return this.run({ tool: 'bibliography', text, entries: counted }, requester);
  }

  /** Parses the in-text citations of a manuscript, for the options of a check. */
  async readManuscript(
    { manuscript, manuscriptAuthors }: { manuscript?: string; manuscriptAuthors?: string },
    { queueKey }: Requester,
  ): Promise<Pick<StoredOptions, 'inText' | 'authors'>> {
    return {
      ...(manuscript && { inText: await this.threads.run('readInText', [manuscript], queueKey) }),
      ...(manuscriptAuthors && { authors: [manuscriptAuthors] }),
    };
  }

  /**
   * Reads a document.
   * @returns a `DocumentAnswer` as JSON, and its references, which are left out when they are unreadable
   * @throws Problem 422 for a file that cannot be read
   */
  async readFile(
    file: SentFile,
    { queueKey, signal }: Requester,
  ): Promise<{ answer: Uint8Array; entries: EntriesJson; problems: DocumentProblem[] }> {
    const task = { bytes: new Uint8Array(file.buffer), name: file.originalname };
    const read = await this.threads.run('readFile', [task], queueKey, signal);
    if ('fault' in read) throw new Problem(422, read.message, { title: 'Document cannot be read' });
    return read;
  }

  /** @param pointer JSON pointer to the text in the request, for the error */
  private async chosenFrom(
    text: string,
    entries: ChosenEntry[] | undefined,
    { queueKey, signal }: Requester,
    pointer = '/text',
  ): Promise<CheckInput[]> {
    if (entries === undefined) throw badRequest('A text needs its entries', '/entries');
    const spans = entries.filter(({ citation }) => citation === undefined);
    if (spans.length === 0) return chosenInputs(text, entries, []);
    const { references } = await this.threads.run('parseText', [withinLines(text, pointer), spans], queueKey, signal);
    return chosenInputs(text, entries, references);
  }

  private run(task: ListTask, { queueKey, signal }: Requester) {
    return this.threads.run('readList', [task], queueKey, signal);
  }
}

/** Returns a text. @throws Problem 400 when it has too many lines */
function withinLines(text: string, pointer: string): string {
  if (textLines(text).length > LIMITS.parseMaxLines)
    throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, pointer);
  return text;
}

/** Returns a list. @throws Problem 400 when it has neither references nor lines that were left out, or too many */
function limited<List extends EntriesJson & { parsed?: CreatedCheck['parsed'] }>(list: List, pointer: string): List {
  if (list.total === 0 && !list.parsed?.leftOut.length) throw badRequest('Please enter at least one citation', pointer);
  refuseTooMany(list, pointer);
  return list;
}

/** @throws Problem 400 for a list with too many references */
export function refuseTooMany({ total }: EntriesJson, pointer: string): void {
  if (total > LIMITS.checkMaxEntries)
    throw badRequest(`A list may have at most ${LIMITS.checkMaxEntries} references`, pointer);
}
