/** Shells that have completions. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The value of an option: none, or a value of a kind that completions can offer. */
type OptionValue =
  | { kind: 'flag' }
  | { kind: 'text'; name: string }
  | { kind: 'file'; name: string }
  | { kind: 'choice'; name: string; of: readonly string[] };

export interface OptionDefinition {
  /** Name without the dashes. */
  name: string;
  /** One letter. */
  short?: string;
  value: OptionValue;
  /** True if the option may be repeated. */
  isMultiple?: boolean;
  summary: string;
}

export interface CommandDefinition {
  /** One word, or two: `library import`. */
  name: string;
  /** Arguments after the name, as in a synopsis. */
  takes: string;
  summary: string;
  options: readonly OptionDefinition[];
  /** Paragraphs after the options. */
  notes?: readonly string[];
}

/** What an option may have besides: a letter, and whether it may be repeated. */
type Extras = Pick<OptionDefinition, 'short' | 'isMultiple'>;

/** Defines an option without a value. */
export const flag = <const N extends string, const E extends Extras>(name: N, summary: string, extras?: E) =>
  ({ name, value: { kind: 'flag' }, summary, ...(extras as E) }) as const;

/** Returns a function that defines options with a value; `value` is its name in the help. */
const valued =
  <const K extends 'text' | 'file'>(kind: K) =>
  <const N extends string, const E extends Extras>(name: N, value: string, summary: string, extras?: E) =>
    ({ name, value: { kind, name: value }, summary, ...(extras as E) }) as const;

export const text = valued('text');
export const file = valued('file');

/** Defines an option with one of several words. */
export const choice = <const N extends string, const E extends Extras>(
  name: N,
  value: string,
  choices: readonly string[],
  summary: string,
  extras?: E,
) => ({ name, value: { kind: 'choice', name: value, of: choices }, summary, ...(extras as E) }) as const;

/** Defines the `--json` flag of a command. */
export const jsonFlag = (summary: string) => flag('json', summary);
