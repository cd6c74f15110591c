import type { VerificationResult } from '@veracite/contracts/citations';
import { detailOf, nameOfState } from '@veracite/contracts/states';
import type { DocumentProblem } from '@veracite/model/document';
import type { Style } from '@veracite/model/verification';
import type { ReadFile } from '../read-file';
import { problemOrder, timesCited, type Results } from '../review';
import { documentStrings as s } from '../strings';

/** The content of a report on a document, in any format. */
export interface Report {
  title: string;
  /** Short facts about the document. */
  facts: string[];
  /** Doubts about the reading. */
  doubts: string[];
  problems: ReportedProblem[];
  /** Possible problems without good evidence. */
  questions: ReportedProblem[];
  references: ReportedReference[];
}

interface ReportedProblem {
  label: string;
  page?: number;
  detail: string;
  sentence?: string;
}

interface ReportedReference {
  number: number;
  /** Italics between asterisks only in `corrected`. */
  text: string;
  /** Absent while it is not checked. */
  status?: string;
  reason?: string;
  corrected?: string;
  links: string[];
  cited: string;
}

/** Builds the report on a document: the gravest problem first, the list in its own order. */
export function reportOf({ name, answer }: ReadFile, results: Results, style: Style): Report {
  const times = timesCited(answer);
  const checked = results.filter((result) => result !== undefined);
  const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).flatMap((status) => {
    const count = checked.filter((result) => result.status === status).length;
    return count > 0 ? [`${nameOfState(status)} ${count}`] : [];
  });
  const reported = ({ kind, detail, citations }: DocumentProblem): ReportedProblem => {
    const place = answer.citations[citations[0] ?? -1];
    const page = place?.place.page;
    return {
      label: s.problemKinds[kind],
      detail,
      ...(page !== undefined && { page }),
      ...(place && { sentence: place.sentence }),
    };
  };
  return {
    title: name,
    facts: [
      s.countReferences(answer.references.length),
      ...(answer.text ? [s.countCitations(answer.citations.length), s.countProblems(answer.problems.length)] : []),
      ...counts,
    ],
    doubts: [...(answer.text ? [] : [s.textNotStored]), ...(answer.doubts ?? []).map(({ detail }) => detail)],
    problems: problemOrder(answer.problems).map((index) => reported(answer.problems[index] as DocumentProblem)),
    questions: answer.questions?.map(reported) ?? [],
    references: answer.references.map(({ text, shown }, index) => ({
      number: index + 1,
      text: shown?.replaceAll('*', '') ?? text,
      cited: answer.citations.length > 0 ? s.cited(times[index] ?? 0) : '',
      ...ofResult(results[index], style),
    })),
  };
}

function ofResult(
  result: VerificationResult | undefined,
  style: Style,
): Pick<ReportedReference, 'status' | 'reason' | 'corrected' | 'links'> {
  if (!result) return { links: [] };
  const { status, reason, correctedCitation, sourceLinks } = result;
  const detail = detailOf(result);
  const corrected = status === 'incomplete' ? correctedCitation?.[result.accepted ?? style] : undefined;
  return {
    status: `${nameOfState(status)}${detail ? `: ${detail.toLowerCase()}` : ''}`,
    // Other links do not work from a local file.
    links: sourceLinks.filter((link) => /^https?:\/\//i.test(link)),
    ...(reason && { reason }),
    ...(corrected && { corrected }),
  };
}
