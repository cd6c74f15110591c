import type { DocumentAnswer, DocumentProblem } from '@veracite/contracts/documents';
import { useMemo, useState } from 'react';
import { draftOf, keepDraft } from '../../api/drafts';

const keyOf = ({ kind, detail }: DocumentProblem): string => `${kind} ${detail}`;

/**
 * Leaves out the problems and questions that the user has marked as fine. This browser remembers them by the document's name, so
 * that they stay marked when the document is edited.
 */
export function useAccepted(name: string, answer: DocumentAnswer) {
  const path = `fine ${name}`;
  const [accepted, setAccepted] = useState(() => draftOf<string[]>(path) ?? []);
  const store = (next: string[]) => {
    setAccepted(next);
    keepDraft(path, next.length > 0 ? next : undefined);
  };
  const left = useMemo(() => {
    const isLeft = (problem: DocumentProblem) => !accepted.includes(keyOf(problem));
    const { problems, questions } = answer;
    return { ...answer, problems: problems.filter(isLeft), ...(questions && { questions: questions.filter(isLeft) }) };
  }, [answer, accepted]);
  return {
    answer: left,
    accepted: accepted.length,
    accept: (problem: DocumentProblem) => store([...accepted, keyOf(problem)]),
    reset: () => store([]),
  };
}
