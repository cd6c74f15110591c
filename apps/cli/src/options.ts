import { parseArgs } from 'node:util';
import type { CommandDefinition, OptionDefinition } from './definitions/definition';
import { UsageError } from './exit';

type ValueOf<O extends OptionDefinition> = O['value'] extends { kind: 'flag' }
  ? boolean
  : O extends { isMultiple: true }
    ? string[]
    : string;

export type Values<C extends CommandDefinition> = { [O in C['options'][number] as O['name']]?: ValueOf<O> };

/** Parses arguments by the definition of the command. @throws UsageError for arguments that do not fit */
export function readOptions<const C extends CommandDefinition>(
  args: readonly string[],
  { options, name }: C,
): { values: Values<C>; positionals: string[] } {
  const config = Object.fromEntries(
    options.map((option) => [
      option.name,
      {
        type: option.value.kind === 'flag' ? ('boolean' as const) : ('string' as const),
        ...(option.short && { short: option.short }),
        ...(option.isMultiple && { multiple: true }),
      },
    ]),
  );
  try {
    const read = parseArgs({ args: [...args], options: config, allowPositionals: true });
    return { values: read.values as Values<C>, positionals: read.positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message.split(/[.\n]/)[0] : 'Invalid arguments';
    throw new UsageError(`${name}: ${message}.`);
  }
}

/** Returns the single file argument of a command. */
export function onlyFile(positionals: string[], command: string): string {
  const [file, extra] = positionals;
  if (file === undefined) throw new UsageError(`${command} needs a file, or - for standard input.`);
  if (extra !== undefined) throw new UsageError(`${command} takes one file, but "${extra}" is a second one.`);
  return file;
}

/** Parses a comma-separated list of known words; undefined when the option is absent. */
export function listOf<T extends string>(
  value: string | undefined,
  known: readonly T[],
  option: string,
): T[] | undefined {
  if (value === undefined) return undefined;
  const words = value.split(',').map((word) => word.trim());
  return words.filter(Boolean).map((word) => {
    const found = known.find((item) => item === word);
    if (found === undefined) throw new UsageError(`${option}: unknown value "${word}". Known: ${known.join(', ')}.`);
    return found;
  });
}

export function oneOf<T extends string>(value: string, known: readonly T[], option: string): T {
  const [word, extra] = listOf(value, known, option) ?? [];
  if (word === undefined || extra !== undefined) throw new UsageError(`${option} takes one of ${known.join(', ')}.`);
  return word;
}
