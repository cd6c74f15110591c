import type { DocumentProblem } from '@veracite/model/document';
import { useMemo, useState } from 'react';
import { draftOf, keepDraft } from '../../api/drafts';
import type { ReadFile } from './read-file';

const storedAt = (path: string) => ({ of: path, accepted: draftOf<string[]>(path) ?? [] });

const keyOf = ({ kind, detail }: DocumentProblem): string => `${kind} ${detail}`;

/**
 * Leaves out the problems and questions that the user has marked as fine. This browser remembers them by the document's name, so
 * that they stay marked when the document is edited.
 */
export function useAccepted(read: ReadFile | undefined) {
  const path = `fine ${read?.name ?? ''}`;
  const [{ of, accepted }, setAccepted] = useState(() => storedAt(path));
  if (of !== path) setAccepted(storedAt(path));
  const store = (next: string[]) => {
    setAccepted({ of: path, accepted: next });
    keepDraft(path, next.length > 0 ? next : undefined);
  };
  const left = useMemo(() => {
    if (!read) return undefined;
    const isLeft = (problem: DocumentProblem) => !accepted.includes(keyOf(problem));
    const { problems, questions } = read.answer;
    const open = { problems: problems.filter(isLeft), ...(questions && { questions: questions.filter(isLeft) }) };
    return { ...read, answer: { ...read.answer, ...open } };
  }, [read, accepted]);
  return {
    read: left,
    accepted: accepted.length,
    accept: (problem: DocumentProblem) => store([...accepted, keyOf(problem)]),
    reset: () => store([]),
  };
}
