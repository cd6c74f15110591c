import type { AnalyzeResult, BibliographyEntry } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { duplicatesOf } from './duplicates';
import { completenessOf, scoreOf } from './score';
import { summaryOf } from './summary';

/** One line of a bibliography and what came of checking it. */
export interface CheckedLine {
  line: number;
  result: VerificationResult;
}

/** The whole analysis from the checked lines, in their order. */
export function analysisOf(lines: CheckedLine[], style: Style): AnalyzeResult {
  const results = lines.map(({ result }) => result);
  const firsts = duplicatesOf(results);
  const entries = lines.map((line, index) => entryOf(line, style, lines[firsts.get(index) ?? -1]));
  const count = (status: BibliographyEntry['status']) => entries.filter((entry) => entry.status === status).length;
  const figures = {
    totalEntries: entries.length,
    validEntries: count('valid'),
    incompleteEntries: count('incomplete'),
    fakeEntries: count('fake'),
    duplicateEntries: count('duplicate'),
    formattingErrors: count('formatting_error'),
    unknownEntries: count('unknown'),
    overallScore: scoreOf(entries.map(({ status }) => status)),
    averageCompleteness: completenessOf(results),
  };
  return { ...figures, summary: summaryOf(figures, lines, entries), entries };
}

function entryOf({ line, result }: CheckedLine, style: Style, first: CheckedLine | undefined): BibliographyEntry {
  return {
    id: result.id ?? `line-${line}`,
    lineNumber: line,
    status: first ? 'duplicate' : result.status,
    originalText: result.originalText,
    reason: first ? `The same work stands on line ${first.line}.` : (result.reason ?? ''),
    correctedCitation: result.correctedCitation?.[style],
    sourceLinks: result.sourceLinks,
  };
}
