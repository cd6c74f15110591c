/** What an option takes: nothing, or a value of a kind that completions know how to offer. */
export type OptionValue =
  | { kind: 'flag' }
  | { kind: 'text'; name: string }
  | { kind: 'file'; name: string }
  | { kind: 'choice'; name: string; of: readonly string[] };

export interface OptionDefinition {
  /** Without the dashes. */
  name: string;
  /** One letter. */
  short?: string;
  value: OptionValue;
  /** May be given more than once. */
  isMultiple?: boolean;
  summary: string;
}

export interface CommandDefinition {
  /** One word, or two: `library import`. */
  name: string;
  /** What stands behind the name, as in a synopsis. */
  takes: string;
  /** What completions offer there. */
  completes: 'files' | 'nothing';
  summary: string;
  options: readonly OptionDefinition[];
  /** Paragraphs after the options. */
  notes?: readonly string[];
  /** The server's own bundle does it, which a package of the command line has not. */
  isOnServer?: true;
}
