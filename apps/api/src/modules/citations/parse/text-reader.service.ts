import { Injectable } from '@nestjs/common';
import { LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import type { ParsedText } from '@veracite/parsing/parsed-text';
import { badRequest } from '../../../platform/problem/problem';
import { Threads } from '../../../platform/threads/threads';
import { chosenInputs, type PlacedInput } from './check-input';

/** Who asks: texts that wait are read in turns by user, and those of callers that went away are not. */
export interface Requester {
  /** User id; before the sign-in, the address. */
  queueKey: string;
  signal?: AbortSignal;
}

/** Takes texts apart in a thread, for everybody who asks: the one place where the server parses what may be long. */
@Injectable()
export class TextReader {
  constructor(private readonly threads: Threads) {}

  /**
   * @param pointer to the text in the request, for the fault
   * @throws Problem 400 for a text of more lines than any list of references has, and what `Threads.run` throws
   */
  async read(text: string, pointer: string, { queueKey: whose, signal }: Requester): Promise<ParsedText> {
    const lines = textLines(text).length;
    if (lines > LIMITS.parseMaxLines)
      throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, pointer);
    return this.threads.run('parseText', { text }, whose, signal);
  }

  /**
   * What is to be checked of a text, by the entries that somebody chose of it.
   * @throws Problem 400 naming what is missing or wrong
   */
  async chosen(
    { text, entries }: { text?: string; entries?: ChosenEntry[] },
    reader: Requester,
    pointer = '/text',
  ): Promise<PlacedInput[]> {
    if (text === undefined) throw badRequest('entries need the text they are taken from', pointer);
    if (entries === undefined) throw badRequest('A text needs its entries', '/entries');
    const isFound = entries.some(({ citation }) => citation === undefined);
    return chosenInputs(text, entries, isFound ? (await this.read(text, pointer, reader)).references : []);
  }
}
