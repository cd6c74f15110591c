import { Injectable } from '@nestjs/common';
import type { CheckTool, CreatedCheck } from '@veracite/contracts/checks';
import { countsInBibliography, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { answerOf, byLine } from '../citations/parse/answer';
import { chosenInputs, linesOf, type CheckInput, type PlacedInput } from '../citations/parse/check-input';
import { TextReader, type Requester } from '../citations/parse/text-reader.service';
import type { NewEntry } from './entry.repository';

/** A list as sent: a text, the chosen entries of a text, or citations. */
export interface SentList {
  text?: string;
  layout?: 'one-a-line';
  entries?: ChosenEntry[];
  citations?: string[];
}

/** The entries of a list, and how its text was parsed. */
export interface ReadList {
  entries: NewEntry[];
  parsed?: CreatedCheck['parsed'];
}

/** Parses lists in worker threads. */
@Injectable()
export class ListReader {
  constructor(
    private readonly texts: TextReader,
    private readonly threads: Threads,
  ) {}

  /** @throws Problem 400 for a list without entries, or with too many */
  async read(list: SentList, tool: CheckTool, requester: Requester): Promise<ReadList> {
    const { inputs, parsed } = await this.inputsOf(list, requester);
    const pointer = list.text === undefined ? '/citations' : '/text';
    if (inputs.length === 0) throw badRequest('Please enter at least one citation', pointer);
    if (inputs.length > LIMITS.checkMaxEntries)
      throw badRequest(`A list may have at most ${LIMITS.checkMaxEntries} references`, pointer);
    const entries = await this.complete(inputs, requester);
    const counts = ({ text }: NewEntry) => tool !== 'bibliography' || countsInBibliography(text);
    return { entries: entries.map((entry) => ({ ...entry, included: counts(entry) })), ...(parsed && { parsed }) };
  }

  /** Parses the entries that were not parsed with their text. */
  async complete(inputs: readonly NewEntry[], { queueKey, signal }: Requester): Promise<NewEntry[]> {
    if (inputs.every(({ reference }) => reference?.format === 'text')) return [...inputs];
    const asked = inputs.map(({ text, reference }) => ({ text, ...(reference && { reference }) }));
    const read = await this.threads.run('readEntries', asked, queueKey, signal);
    return inputs.map((input, at) => {
      const { reference, shown } = read[at] ?? {};
      return { ...input, reference, details: { ...input.details, ...(shown !== undefined && { shown }) } };
    });
  }

  private async inputsOf(
    { text, layout, entries, citations }: SentList,
    requester: Requester,
  ): Promise<{ inputs: NewEntry[]; parsed?: CreatedCheck['parsed'] }> {
    if (text === undefined)
      return { inputs: (citations ?? []).filter(Boolean).map((citation) => ({ text: citation })) };
    if (entries) {
      const parsed = await this.texts.read(text, '/text', requester);
      return { inputs: placed(text, chosenInputs(text, entries, parsed.references)) };
    }
    const read = layout ? undefined : await this.texts.read(text, '/text', requester);
    const {
      format,
      layout: found,
      text: apart,
      leftOut,
      summary,
      entries: all,
    } = read ? answerOf(text, read) : byLine(text);
    const chosen = chosenInputs(apart ?? text, all, read?.references ?? []);
    const parsed = { format, layout: found, text: apart, leftOut, summary };
    return { inputs: placed(apart ?? text, chosen), parsed };
  }
}

/** Adds the positions of inputs in their text. */
function placed(text: string, inputs: (PlacedInput & Partial<Pick<ChosenEntry, 'end'>>)[]): NewEntry[] {
  const lines = linesOf(text, inputs);
  return inputs.map(({ start, ...input }, at): CheckInput & NewEntry => ({
    ...input,
    details: { place: { start, end: input.reference?.span.end ?? start + input.text.length }, ...lines[at] },
  }));
}
