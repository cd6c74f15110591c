import { annotatedDocument } from '@veracite/formatting/export/annotated';
import type { VerificationResult } from '@veracite/contracts/citations';
import { problemComments } from '@veracite/contracts/problem-comments';
import { unconfirmedNumbers } from '@veracite/contracts/unconfirmed-numbers';
import type { Style } from '@veracite/model/verification';
import { runsOf } from '@veracite/text/italics';
import type { ReadFile } from '../read-file';
import { marksOf, type Results } from '../review';
import { documentStrings as s } from '../strings';
import { reportOf, type Report } from './report';

/**
 * Writes the document's text as a Word document with a comment at every problem: at the citation or at the entry of the
 * list. Entries that are not in the text (those of a .bib) follow it. @param passages other comments, by mark
 */
export function wordReport(
  read: ReadFile,
  results: Results,
  { style, day, passages }: { style: Style; day: string; passages?: ReadonlyMap<string, string[]> },
): Uint8Array {
  const report = reportOf(read, results, style);
  const comments = commentsOf(read, results, report);
  const { text, references } = read.answer;
  const remarks = marksOf(read.answer, results).flatMap(({ id, place }) => {
    const comment = [...(comments.get(id) ?? []), ...(passages?.get(id) ?? [])];
    return comment.length > 0 ? [{ place, comment }] : [];
  });
  const entries = report.references
    .filter((_, index) => !references[index]?.place)
    .map(({ number, text: words }) => {
      const comment = comments.get(`r${number - 1}`);
      return { text: `${number}. ${words}`, ...(comment && { comment }) };
    });
  const { title, doubts } = report;
  const questions = report.questions.map(({ label, detail, sentence }) => ({
    text: [`${label}: ${detail}`, sentence].filter(Boolean).join(' | '),
  }));
  const lists = [
    { heading: s.list, entries },
    { heading: s.questions(questions.length), isFolded: true as const, entries: questions },
  ];
  const facts = [s.reportBy, day, ...report.facts];
  return annotatedDocument({ title, facts, doubts, text, remarks, lists }, s.reportBy);
}

/** Returns the comments by mark: `c3` is a citation, `r3` an entry of the list. */
function commentsOf({ answer }: ReadFile, results: Results, { references }: Report): Map<string, string[]> {
  const entry = (index: number) => references[index]?.text ?? '';
  const comments = problemComments(answer.problems, entry, ({ kind, detail }) => `${s.problemKinds[kind]}: ${detail}`);
  const say = (id: string, ...words: string[]) => comments.set(id, [...(comments.get(id) ?? []), ...words]);
  references.forEach(({ status, reason, corrected, links }, index) => {
    const result = results[index];
    if (!result || !isToldOf(result)) return;
    say(`r${index}`, [status, reason].filter(Boolean).join(': '));
    if (corrected)
      say(
        `r${index}`,
        `${s.corrected}: ${runsOf(corrected)
          .map(({ text }) => text)
          .join('')}`,
      );
    if (links[0]) say(`r${index}`, links[0]);
  });
  return comments;
}

const isToldOf = (result: VerificationResult): boolean =>
  result.status !== 'valid' || unconfirmedNumbers(result).length > 0;
