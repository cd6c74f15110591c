import { CompletionItemKind, type CompletionItem, type Range } from 'vscode-languageserver/node';
import { nameOfState } from '@veracite/contracts/states';
import type { Judged } from './judged';

/** Offers the keys of entries, each with its state and title. @param range what was typed of the key */
export function keyCompletions(judged: readonly Judged[], range: Range): CompletionItem[] {
  return judged.flatMap(({ key, reference: { csl }, outcome }): CompletionItem[] => {
    if (key === undefined) return [];
    const state = outcome ? nameOfState(outcome.result.status) : 'Not checked';
    return [
      {
        label: key,
        kind: CompletionItemKind.Reference,
        detail: [state, csl.title].filter(Boolean).join(' · '),
        filterText: [key, csl.title, ...(csl.author ?? []).map(({ family }) => family)].filter(Boolean).join(' '),
        textEdit: { range, newText: key },
      },
    ];
  });
}
