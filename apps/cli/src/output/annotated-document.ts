import path from 'node:path';
import { problemComments } from '@veracite/contracts/problem-comments';
import { annotatedDocument, type Remark } from '@veracite/formatting/export/annotated';
import { toPlain } from '@veracite/formatting/markup';
import { reference as written } from '@veracite/formatting/reference';
import type { Reference } from '@veracite/model/reference';
import { plural } from '@veracite/text/plural';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';

/** Writes a document as Word, with a comment at each problem between its citations and its list, and after these others by place. */
export function annotatedDocumentOf(
  file: string,
  { document, report }: ReadDocument,
  others: ReadonlyMap<string, string[]>,
): Uint8Array {
  const { references, listed, citations, problems, questions, doubts } = report;
  const comments = problemComments(problems, entryText(references), ({ detail }) => detail);
  const remarkAt = (id: string, place: Remark['place'] | undefined): Remark[] => {
    const comment = [...(comments.get(id) ?? []), ...(others.get(id) ?? [])];
    return place && comment.length > 0 ? [{ place, comment }] : [];
  };
  const remarks = [
    ...citations.flatMap(({ place }, index) => remarkAt(`c${index}`, place)),
    ...listed.flatMap(({ place }, index) => remarkAt(`r${index}`, place)),
  ];
  const entries = references.flatMap((reference, index) => {
    if (listed[index]?.place) return [];
    const comment = comments.get(`r${index}`);
    return [{ text: `${index + 1}. ${shown(reference)}`, ...(comment && { comment }) }];
  });
  const facts = countsOf(report);
  const title = file === '-' ? 'Document' : path.basename(file);
  const lists = [
    { heading: 'The list of references', entries },
    {
      heading: 'Possible problems',
      isFolded: true as const,
      entries: questions.map(({ detail }) => ({ text: detail })),
    },
  ];
  const content = { title, facts, doubts: doubts.map(({ detail }) => detail), text: document.text, remarks, lists };
  return annotatedDocument(content, 'Veracite');
}

const counted = (n: number, singular: string) => `${n} ${plural(n, singular)}`;

export const countsOf = ({ references, citations, problems }: ReadDocument['report']): string[] => [
  counted(references.length, 'reference'),
  `${counted(citations.length, 'citation')} in the text`,
  counted(problems.length, 'problem'),
];

/** Returns the text of an entry by its position. */
export const entryText = (references: readonly Reference[]) => (index: number) =>
  references[index] ? shown(references[index]) : '';

/** Formats an entry; BibTeX and XML entries as APA. */
const shown = ({ format, raw, csl }: Reference): string =>
  format === 'text' || csl.title === undefined ? raw.replace(/\s+/g, ' ').trim() : toPlain(written(csl, 'apa'));
