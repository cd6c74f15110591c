import type { DocumentProblem } from '@veracite/model/document';

export const citesEntry = (number: number): string => `Cites entry ${number}`;
export const fitsEntry = (number: number): string => `Fits entry ${number}`;

/** Returns the entry that a citation with a shifted number cites, and the entry that it fits. @param textOf returns the text of an entry */
export const pairLines = (
  { cited, fits }: NonNullable<DocumentProblem['pairs']>[number],
  textOf: (index: number) => string,
): string[] => [`${citesEntry(cited + 1)}: ${textOf(cited)}`, `${fitsEntry(fits + 1)}: ${textOf(fits)}`];

/**
 * Returns the comments of the problems of a document by place: `c3` is the fourth citation; `r3` the fourth entry, for problems
 * without a citation. @param lineOf returns the sentence about a problem
 */
export function problemComments(
  problems: readonly DocumentProblem[],
  textOf: (index: number) => string,
  lineOf: (problem: DocumentProblem) => string,
): Map<string, string[]> {
  const comments = new Map<string, string[]>();
  const add = (id: string, ...lines: string[]) => comments.set(id, [...(comments.get(id) ?? []), ...lines]);
  for (const problem of problems) {
    const { citations, refs, pairs = [] } = problem;
    const ids = citations.length > 0 ? citations.map((index) => `c${index}`) : refs.map((index) => `r${index}`);
    for (const id of ids) add(id, lineOf(problem));
    for (const pair of pairs) add(`c${pair.citation}`, ...pairLines(pair, textOf));
  }
  return comments;
}
