import { readFileSync } from 'node:fs';
import { parseYaml } from '@veracite/desk/parse-yaml';
import type { z } from 'zod';
import { UsageError } from '../exit';
import { codeOf } from '../input';

/** Reads a settings file in JSON or YAML. @throws UsageError with file, line and message of each error */
export const loadSettings = <T extends z.ZodType>(file: string, schema: T): z.output<T> =>
  parseSettings(readText(file), file, schema);

/** Parses the text of a settings file. @throws UsageError with file, line and message of each error */
export function parseSettings<T extends z.ZodType>(text: string, file: string, schema: T): z.output<T> {
  const read = parseYaml(text, schema);
  if ('data' in read) return read.data;
  const messages = read.faults.map(({ line, message }) => `${file}:${line}: ${message}`);
  throw new UsageError(`${messages.join('\n')}.`);
}

/** Reads a text file. @throws UsageError when it cannot be read */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`The file "${file}" cannot be read: ${codeOf(error)}.`);
  }
}
