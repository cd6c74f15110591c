import type { Style } from '@veracite/model/verification';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { EntryList } from '../api/entries';
import type { Entries } from '../components/check/entries/useEntries';

/** What is typed on a page that verifies; `list` is what a person made of the text's entries. */
export interface Draft {
  text: string;
  format: Style;
  list?: EntryList;
}

/** Keeps what was changed by hand in the entries of a text with its draft, and shows it again with it. */
export function useKeptList(draft: Draft, setDraft: Dispatch<SetStateAction<Draft>>, entries: Entries): void {
  const { list, isChanged, restore } = entries;
  const kept = useRef(draft.list);
  useEffect(() => {
    const before = kept.current;
    kept.current = undefined;
    if (before) restore(before);
  }, [restore]);
  useEffect(() => {
    const own = isChanged ? list : undefined;
    setDraft((now) => (now.list === own ? now : { ...now, list: own }));
  }, [isChanged, list, setDraft]);
}
