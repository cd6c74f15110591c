import { Injectable } from '@nestjs/common';
import { LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { parseText, type ParseOptions } from '@veracite/parsing/parse';
import type { ParsedText } from '@veracite/parsing/parsed-text';
import { badRequest } from '../../../platform/problem/problem';
import { askedOf, type Placed } from './asked';

/** Takes texts apart, for everybody who asks: the one place where the server parses what may be long. */
@Injectable()
export class TextReader {
  /**
   * @param pointer to the text in the request, for the fault
   * @throws Problem 400 for a text of more lines than any list of references has
   */
  read(text: string, pointer: string, options: ParseOptions = {}): Promise<ParsedText> {
    const lines = textLines(text).length;
    if (lines > LIMITS.parseMaxLines)
      throw badRequest(`A text may have at most ${LIMITS.parseMaxLines} lines`, pointer);
    return Promise.resolve(parseText(text, options));
  }

  /**
   * What is to be checked of a text, by the entries that somebody chose of it.
   * @throws Problem 400 naming what is missing or wrong
   */
  async chosen({ text, entries }: { text?: string; entries?: ChosenEntry[] }, pointer = '/text'): Promise<Placed[]> {
    if (text === undefined) throw badRequest('entries need the text they are taken from', pointer);
    if (entries === undefined) throw badRequest('A text needs its entries', '/entries');
    const isFound = entries.some(({ citation }) => citation === undefined);
    return askedOf(text, entries, isFound ? (await this.read(text, pointer)).references : []);
  }
}
