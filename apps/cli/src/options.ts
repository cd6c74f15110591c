import { parseArgs } from 'node:util';
import type { CommandName } from './definitions/commands';
import type { CommandDefinition, OptionDefinition } from './definitions/definition';
import { definitionOf } from './definitions/find-command';
import { UsageError } from './exit';

type ValueOf<O extends OptionDefinition> = O['value'] extends { kind: 'flag' }
  ? boolean
  : O extends { isMultiple: true }
    ? string[]
    : string;

type Values<C extends CommandDefinition> = { [O in C['options'][number] as O['name']]?: ValueOf<O> };

/** Parses arguments by the definition of the command. @throws UsageError for arguments that do not fit */
export function readOptions<N extends CommandName>(
  args: readonly string[],
  name: N,
): { values: Values<ReturnType<typeof definitionOf<N>>>; positionals: string[] } {
  const { options, takes }: CommandDefinition = definitionOf(name);
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
    const allowPositionals = /^[^-]/.test(takes);
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals });
    return { values: values as Values<ReturnType<typeof definitionOf<N>>>, positionals };
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
