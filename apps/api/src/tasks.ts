/**
 * What runs in threads of its own (`platform/threads`): each function takes one argument and gives one value, both of
 * which are copied between threads. A third entry of the build, beside the server and the worker.
 */
import { parseText as readText, type ParseOptions } from '@veracite/parsing/parse';
import type { ParsedText } from '@veracite/parsing/parsed-text';

/** Reads a pasted list or a file's content. */
export const parseText = ({ text, options }: { text: string; options?: ParseOptions }): ParsedText =>
  readText(text, options);
