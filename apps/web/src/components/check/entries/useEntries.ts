import { useCallback, useEffect, useState } from 'react';
import type { EntryList } from '../../../api/entries';
import { useReading, type Reading } from './useReading';

/** The user's changes to the list of a text, oldest first. */
interface Changes {
  text: string;
  steps: EntryList[];
}

/** The entries of a text, as shown, edited and submitted. */
export interface Entries {
  reading: Reading;
  list: EntryList;
  isChanged: boolean;
  isByLines: boolean;
  setByLines: (isByLines: boolean) => void;
  change: (next: (list: EntryList) => EntryList) => void;
  /** Undoes the last change. */
  undo: () => void;
  /** Restores a list that was changed before, as after a sign-in. */
  restore: (list: EntryList) => void;
  /** Calls `check` with the list once the server has read the text as shown. */
  press: (check: (list: EntryList) => void) => void;
  /** Whether a submit waits for the server. */
  isWaiting: boolean;
  /** Whether the server found other entries than were shown at the submit. */
  isSurprise: boolean;
}

interface Press {
  shown: EntryList;
  check: (list: EntryList) => void;
}

export function useEntries(text: string): Entries {
  const [wantsLines, setWantsLines] = useState(false);
  const [changes, setChanges] = useState<Changes>();
  const [pressed, setPressed] = useState<Press>();
  const [surprise, setSurprise] = useState<string>();
  // An emptied form resets the choice.
  if (wantsLines && text.trim() === '') setWantsLines(false);
  const { reading, askNow } = useReading(text, wantsLines);
  const own = changes?.text === text ? changes.steps.at(-1) : undefined;
  const list = own ?? reading.list;

  const setByLines = useCallback((isByLines: boolean) => {
    setWantsLines(isByLines);
    setChanges(undefined);
  }, []);
  const change = useCallback(
    (next: (list: EntryList) => EntryList) => {
      const changed = next(list);
      if (changed === list) return;
      setChanges((before) => ({ text, steps: [...(before?.text === text ? before.steps : []), changed] }));
    },
    [list, text],
  );
  const undo = useCallback(() => setChanges((now) => now && { ...now, steps: now.steps.slice(0, -1) }), []);
  const restore = useCallback((kept: EntryList) => setChanges({ text: kept.text, steps: [kept] }), []);
  const press = useCallback(
    (check: (list: EntryList) => void) => {
      setSurprise(undefined);
      setPressed({ shown: list, check });
      askNow();
    },
    [list, askNow],
  );

  const isKnown = own !== undefined || reading.kind !== 'asking';
  useEffect(() => {
    if (!pressed || !isKnown) return;
    setPressed(undefined);
    if (pressed.shown.text !== text) return;
    if (isSame(pressed.shown, list)) pressed.check(list);
    else setSurprise(text);
  }, [pressed, isKnown, list, text]);

  return {
    reading,
    list,
    isChanged: own !== undefined,
    isByLines: wantsLines,
    setByLines,
    change,
    undo,
    restore,
    press,
    isWaiting: pressed !== undefined,
    isSurprise: surprise === text,
  };
}

/** Returns whether two lists have equally many entries with the same text, apart from numbers before entries. */
function isSame(one: EntryList, other: EntryList): boolean {
  return (
    one.entries.length === other.entries.length &&
    one.entries.every(({ text }, at) => flat(text).includes(flat(other.entries[at]?.text ?? '')))
  );
}

const flat = (text: string) => text.replace(/\s+/g, ' ');
