import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Finding } from './findings';
import { PaperFindings, PaperPart, type LinesOf } from './paper-parts';
import { problemsIn } from './problems-in';
import { bibliographyStrings as s } from './strings';

const sentences = (texts: string[]): Finding[] => texts.map((text) => ({ text, good: true }));

/** What is wrong with a list, on which lines, and what to do about it; below it what is good. */
export function PaperProblems({ result, linesOf }: { result: AnalyzeResult; linesOf: LinesOf }) {
  const { statements, summary } = result;
  const problems = statements
    ? problemsIn(statements).map(({ text, entries, action }) => ({
        text,
        entries,
        parts: action ? [{ text: action, entries: [] }] : [],
      }))
    : sentences([...summary.weaknesses, ...summary.recommendations]);
  return (
    <>
      <PaperPart title={s.problems} shown={problems.length > 0}>
        <PaperFindings findings={problems} linesOf={linesOf} />
      </PaperPart>
      <PaperPart title={s.strengths} shown={summary.strengths.length > 0}>
        <PaperFindings findings={sentences(summary.strengths)} linesOf={linesOf} />
      </PaperPart>
    </>
  );
}
