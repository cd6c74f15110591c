import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './exit';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Node's own reading of arguments, with its faults said as bad usage. */
export function readOptions<const T extends Flags>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? `${error.message.split('.')[0]}.` : 'These arguments cannot be read.',
    );
  }
}

/** The one file a command works on. */
export function onlyFile(positionals: string[], command: string): string {
  const [file, extra] = positionals;
  if (file === undefined) throw new UsageError(`${command} needs a file, or - for the standard input.`);
  if (extra !== undefined) throw new UsageError(`${command} takes one file, and "${extra}" is a second one.`);
  return file;
}

/**
 * A comma-separated list of known words.
 * @returns undefined when the option is absent
 */
export function listOf<T extends string>(
  value: string | undefined,
  known: readonly T[],
  option: string,
): T[] | undefined {
  if (value === undefined) return undefined;
  const words = value.split(',').map((word) => word.trim());
  return words.filter(Boolean).map((word) => {
    const found = known.find((one) => one === word);
    if (found === undefined) throw new UsageError(`${option} does not know "${word}"; it knows ${known.join(', ')}.`);
    return found;
  });
}
