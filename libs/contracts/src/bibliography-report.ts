import { cut } from '@veracite/text/cut';
import type { AnalyzeResult } from './bibliography';
import { nameOfState } from './states';

/** File name of the downloaded report. */
export const REPORT_FILE = 'bibliography-analysis-report.txt';

/** The specification's: characters of a citation, and sources, that the report shows of an entry. */
const PREVIEW = 100;
const SOURCES = 2;

/** The analysis as a plain text file. `generatedAt` is printed as an ISO date and time. */
export function reportText(result: AnalyzeResult, generatedAt: Date): string {
  const total = result.totalEntries;
  const share = (n: number) => `${n} (${total === 0 ? 0 : Math.round((100 * n) / total)}%)`;
  const known: [string, number][] = [
    [nameOfState('valid'), result.validEntries],
    [nameOfState('incomplete'), result.incompleteEntries],
    [nameOfState('fake'), result.fakeEntries],
    ['Duplicate', result.duplicateEntries],
    ['Formatting errors', result.formattingErrors],
  ];
  const unchecked = total - known.reduce((sum, [, n]) => sum + n, 0);
  const counts = unchecked > 0 ? [...known, [nameOfState('unknown'), unchecked] as [string, number]] : known;
  const head = [
    'Bibliography Analysis Report',
    `Generated: ${generatedAt.toISOString()}`,
    '',
    'SUMMARY',
    `Total entries: ${total}`,
    ...counts.map(([name, n]) => `${name}: ${share(n)}`),
    `Average completeness: ${Math.round(result.averageCompleteness)}%`,
    `Overall score: ${Math.round(result.overallScore)}/100`,
    ...list('Strengths', result.summary.strengths),
    ...list('Weaknesses', result.summary.weaknesses),
    ...list('Recommendations', result.summary.recommendations),
    '',
    'ENTRIES',
  ];
  const entries = result.entries.flatMap((entry) => [
    '',
    `Line ${entry.lineNumber}`,
    `Status: ${nameOfState(entry.status)}`,
    `Citation: ${cut(entry.originalText, PREVIEW)}`,
    `Issue: ${entry.reason}`,
    ...(entry.sourceLinks ?? []).slice(0, SOURCES).map((link) => `Source: ${link}`),
  ]);
  return [...head, ...entries, ''].join('\n');
}

function list(title: string, items: string[]): string[] {
  return items.length === 0 ? [] : ['', `${title}:`, ...items.map((item) => `- ${item}`)];
}
