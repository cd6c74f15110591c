import type { AnalyzeResult, BibliographyEntry } from '@veracite/contracts/bibliography';
import type { CheckedLine } from './analysis';

type Figures = Omit<AnalyzeResult, 'summary' | 'entries'>;

/** Strengths, weaknesses and what to do, each from a figure and with the lines it speaks of. */
export function summaryOf(
  figures: Figures,
  lines: CheckedLine[],
  entries: BibliographyEntry[],
): AnalyzeResult['summary'] {
  const strengths: string[] = [];
  const weaknesses: string[] = [];
  const recommendations: string[] = [];
  const { totalEntries: total, validEntries: valid, averageCompleteness } = figures;
  const on = (status: BibliographyEntry['status']) =>
    linesOf(entries.filter((entry) => entry.status === status).map(({ lineNumber }) => lineNumber));

  if (valid > 0) strengths.push(`${valid} of ${total} entries are confirmed without a fault.`);
  const withDoi = lines.filter(({ result }) => result.parsed.csl.DOI).length;
  if (withDoi * 2 >= total && total > 0) strengths.push(`${withDoi} of ${total} entries give a DOI.`);
  if (averageCompleteness >= 90) strengths.push(`Entries give ${averageCompleteness}% of what their records hold.`);

  if (figures.fakeEntries > 0) {
    weaknesses.push(`Not found in any database that should hold them: ${plural(figures.fakeEntries)} (${on('fake')}).`);
    recommendations.push(`Look up ${on('fake')} by hand, and take out what you cannot find.`);
  }
  if (figures.incompleteEntries > 0) {
    weaknesses.push(`An element is missing or wrong in ${plural(figures.incompleteEntries)} (${on('incomplete')}).`);
    recommendations.push(`Compare ${on('incomplete')} with the corrected citations.`);
  }
  if (figures.duplicateEntries > 0) {
    weaknesses.push(`An earlier entry is repeated by ${plural(figures.duplicateEntries)} (${on('duplicate')}).`);
    recommendations.push(`Take out the repeated entries on ${on('duplicate')}.`);
  }
  const retracted = lines.filter(({ result }) => result.match?.standing === 'retracted').map(({ line }) => line);
  if (retracted.length > 0) {
    weaknesses.push(`A retracted work is cited by ${plural(retracted.length)} (${linesOf(retracted)}).`);
    recommendations.push(`Read the retraction notices of ${linesOf(retracted)} before citing these works.`);
  }
  if ((figures.unknownEntries ?? 0) > 0)
    recommendations.push(`Try ${on('unknown')} again later: too few databases could be asked. They were not charged.`);
  return { strengths, weaknesses, recommendations };
}

function plural(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`;
}

/** "line 3", "lines 3, 5 and 8", at most ten of them. */
function linesOf(numbers: number[]): string {
  const shown = numbers.slice(0, 10).map(String);
  const rest = numbers.length - shown.length;
  if (rest > 0) return `lines ${shown.join(', ')} and ${rest} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? `line ${last}` : `lines ${shown.join(', ')} and ${last}`;
}
