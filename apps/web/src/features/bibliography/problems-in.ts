import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Statement } from '@veracite/model/bibliography';

export interface Problem {
  code: string;
  text: string;
  /** Indexes, from 0. */
  entries: number[];
  /** What to do; absent where nothing can be done here. */
  action?: string;
}

/** " (lines 3, 5 and 8)" behind a sentence: the lines have a column of their own. */
const NAMED_LINES = / \(lines? [\d, and]+(?: and \d+ more)?\)/;

/** Returns the statements of a result, or the sentences of its summary, which are about no entries. */
export function statementsOf({ statements, summary }: AnalyzeResult): Statement[] {
  const written = (kind: Statement['kind'], texts: string[]) =>
    texts.map((text): Statement => ({ kind, code: text, text, entries: [] }));
  const { strengths, weaknesses, recommendations } = summary;
  return (
    statements ?? [
      ...written('strength', strengths),
      ...written('weakness', weaknesses),
      ...written('recommendation', recommendations),
    ]
  );
}

/** Returns each weakness with its advice, and advice without a weakness, the most serious first. */
export function problemsIn(statements: Statement[]): Problem[] {
  const advice = statements.filter(({ kind }) => kind === 'recommendation');
  const taken = new Set<Statement>();
  const weak = statements
    .filter(({ kind }) => kind === 'weakness')
    .map(({ code, text, entries }): Problem => {
      const answer = advice.find((item) => item.code === code && !taken.has(item) && shares(item.entries, entries));
      if (answer) taken.add(answer);
      return { code, text: entries.length > 0 ? text.replace(NAMED_LINES, '') : text, entries, action: answer?.text };
    });
  const alone = advice
    .filter((item) => !taken.has(item))
    .map(({ code, text, entries }): Problem => ({ code, text, entries }));
  return [...weak, ...alone];
}

const shares = (some: number[], others: number[]) =>
  (some.length === 0 && others.length === 0) || some.some((entry) => others.includes(entry));
