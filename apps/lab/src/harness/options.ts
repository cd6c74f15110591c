import { parseArgs } from 'node:util';

type Default = string | number | boolean | undefined;
/** Options without a default are texts that may be absent. */
type Value<D extends Default> = D extends boolean
  ? boolean
  : D extends number
    ? number
    : D extends string
      ? string
      : string | undefined;

/**
 * Reads the options of a program from the command line: `--name value`, or `--name` alone where the default is false. `--sample` is
 * an option of every program (data.ts).
 * @param defaults by name; the type of an option is that of its default
 * @returns the options, and `rest`, the arguments that are no options
 */
export function readOptions<D extends Record<string, Default>>(
  defaults: D,
  args: readonly string[] = process.argv.slice(2),
): { [Name in keyof D]: Value<D[Name]> } & { rest: string[] } {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: Object.fromEntries(
      [...Object.entries(defaults), ['sample', false] as const].map(([name, value]) => [
        name,
        { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const read = Object.entries(defaults).map(([name, value]) => {
    const given = values[name];
    return [name, given === undefined ? value : typeof value === 'number' ? Number(given) : given];
  });
  return { ...Object.fromEntries(read), rest: positionals } as never;
}
