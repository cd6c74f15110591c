import journals from '../../data/journals.json';
import { foldedName } from '@veracite/text/journal-name';
import { rowsOf } from '@veracite/text/data-file';

/** The ISSNs of a much cited journal, by its exact folded title; none where the title is not known or two journals bear it. */
export type JournalNumbers = (title: string) => string[];

/** The journals in libs/reputation/data: a way to a registry's record, and no evidence by itself. */
export function readJournalNumbers(): JournalNumbers {
  const numbers = new Map(
    rowsOf(journals, ['title', 'issns']).map(({ title, issns }) => [foldedName(title), issns.split(' ')]),
  );
  return (title) => numbers.get(foldedName(title)) ?? [];
}
