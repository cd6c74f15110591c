/** Shells that have completions. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Defines the `--json` flag of a command. */
export const jsonFlag = (summary: string) => ({ name: 'json', value: { kind: 'flag' }, summary }) as const;

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
