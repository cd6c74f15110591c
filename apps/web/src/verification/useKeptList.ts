import type { Style } from '@veracite/model/verification';
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { EntryList } from '../api/entries';
import type { Entries } from '../components/check/entries/useEntries';

/** The input of a page that verifies. `list` has the entries of the text when the user changed them. */
export interface Draft {
  text: string;
  format: Style;
  list?: EntryList;
}

/** Saves the user's changes to the entries of a text with its draft, and restores them. */
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
