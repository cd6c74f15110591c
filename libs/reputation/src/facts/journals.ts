import journals from '../../data/journals.json';
import { foldedName } from '@veracite/text/journal-name';
import { rowsOf } from '@veracite/text/data-file';

/** Returns the ISSNs of a frequently cited journal by its exact folded title; none if the title is unknown or ambiguous. */
type JournalNumbers = (title: string) => string[];

/** Reads the journals in libs/reputation/data. They help to find a registry's record and are not evidence. */
export function readJournalNumbers(): JournalNumbers {
  const numbers = new Map(
    rowsOf(journals, ['title', 'issns']).map(({ title, issns }) => [foldedName(title), issns.split(' ')]),
  );
  return (title) => numbers.get(foldedName(title)) ?? [];
}
