import type { CodeLens } from 'vscode-languageserver/node';
import { verdictLine } from '@veracite/report/result-text';
import { rangeOf, type Judged } from './judged';

/** Returns a lens with the verdict above every checked entry. */
export const lensesOf = (judged: readonly Judged[]): CodeLens[] =>
  judged.flatMap(({ place, outcome }): CodeLens[] => {
    if (!place || !outcome) return [];
    const { start } = rangeOf(place);
    // A command without a name is shown as text.
    return [{ range: { start, end: start }, command: { title: verdictLine(outcome.result), command: '' } }];
  });
