import { DiagnosticSeverity, type Diagnostic, type Range } from 'vscode-languageserver/node';
import { entryName } from '../output/plain-text';
import type { Finding } from '../policy/findings';
import { checkedEntry, rangeOf, type Judged } from './judged';
import { ignoredText } from '../policy/ignore-list';

const SEVERITIES: Record<Finding['level'], DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** Returns the findings of entries, each at the first line of its entry. */
export const entryDiagnostics = (judged: readonly Judged[]): Diagnostic[] =>
  judged.flatMap(({ place, findings }) =>
    place ? findings.map((each) => diagnostic(firstLine(rangeOf(place)), each)) : [],
  );

/** Returns the findings of an entry where a document cites it, with the name of the entry. */
export function citationDiagnostics(range: Range, judged: Judged): Diagnostic[] {
  const checked = checkedEntry(judged);
  const name = checked ? `${entryName(checked, 120)}\n` : '';
  return judged.findings.map((each) => diagnostic(range, each, name));
}

/** The end of a line is beyond its last character: clients take the line's end for it. */
const LINE_END = 10_000;

const firstLine = ({ start, end }: Range): Range =>
  start.line === end.line ? { start, end } : { start, end: { line: start.line, character: LINE_END } };

function diagnostic(range: Range, { rule, level, message, ignored }: Finding, name = ''): Diagnostic {
  const passed = ignored ? `\n${ignoredText(ignored)}` : '';
  return { range, severity: SEVERITIES[level], source: 'Veracite', code: rule, message: `${name}${message}${passed}` };
}
