import { Injectable } from '@nestjs/common';
import { LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { badRequest } from '../../../platform/problem/problem';
import { Threads } from '../../../platform/threads/threads';
import { chosenInputs, type PlacedInput } from './check-input';

/** The client of a request. Waiting texts are parsed fairly by user; those of clients that disconnected are dropped. */
export interface Requester {
  /** User id, or the IP address of a visitor. */
  queueKey: string;
  signal?: AbortSignal;
}

/** Parses texts of users in a worker thread, since they may be long. */
@Injectable()
export class TextReader {
  constructor(private readonly threads: Threads) {}

  /**
   * Returns a `ParseAnswer` as JSON.
   * @throws Problem 400 for a text with too many lines, and the errors of `Threads.run`
   */
  readToJson(text: string, { queueKey, signal }: Requester): Promise<Uint8Array> {
    return this.threads.run('parseToJson', limited(text, '/text'), queueKey, signal);
  }

  /**
   * Returns the texts to check for the entries of a text that the user chose.
   * @throws Problem 400 for a missing or wrong field
   */
  async chosen(
    { text, entries }: { text?: string; entries?: ChosenEntry[] },
    { queueKey, signal }: Requester,
    pointer = '/text',
  ): Promise<PlacedInput[]> {
    if (text === undefined) throw badRequest('entries need the text that they refer to', pointer);
    if (entries === undefined) throw badRequest('A text needs its entries', '/entries');
    const spans = entries.filter(({ citation }) => citation === undefined);
    if (spans.length === 0) return chosenInputs(text, entries, []);
    const task = { text: limited(text, pointer), spans };
    const { references } = await this.threads.run('parseText', task, queueKey, signal);
    return chosenInputs(text, entries, references);
  }
}

/** @param pointer JSON pointer to the text in the request, for the error */
function limited(text: string, pointer: string): string {
  if (textLines(text).length > LIMITS.parseMaxLines)
    throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, pointer);
  return text;
}
