import { useEffect, useRef, useState } from 'react';
import type { EntryList } from '../../../api/entries';
import { bringBack, cut, cutAside, drop, join, rewrite } from './entry-list';
import type { EntryActions } from './EntryRow';
import { entryStrings as s } from './strings';
import type { Entries } from './useEntries';

/** The state of the list editor: the open entry, the message about the last change, and the focus after it. */
export function useEditing({ list, change, undo }: Entries) {
  const [open, setOpen] = useState<number>();
  const [message, setMessage] = useState('');
  /** The row that gets the focus after a change; the heading when absent. */
  const [next, setNext] = useState<{ row?: number }>({});
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = next.row === undefined ? undefined : box.current?.querySelector<HTMLElement>(rowButton(next.row));
    (row ?? box.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  }, [next]);

  const act = (to: EntryList, did: keyof typeof s.did, row?: number) => {
    if (to !== list) {
      change(() => to);
      setNext({ row });
    }
    setMessage(to === list ? s.noPlace : s.did[did](to.entries.length));
  };
  const actionsOf = (at: number): EntryActions => ({
    onCut: (words, place) => act(cutAs(list, at, words, place), 'cut', at),
    onJoin: at < list.entries.length - 1 ? (words) => act(join(rewrite(list, at, words), at), 'join', at) : undefined,
    onDrop: () => {
      setOpen(undefined);
      act(drop(list, at), 'drop', Math.min(at, list.entries.length - 2));
    },
    onWords: (words) => change((now) => rewrite(now, at, words)),
  });
  const asideActionsOf = (at: number) => ({
    onBringBack: () => {
      setOpen(undefined);
      act(bringBack(list, at), 'bringBack');
    },
    onCut: (words: string, place: number) => {
      setOpen(undefined);
      act(cutAside(list, at, place, words), 'cut');
    },
  });
  const takeBack = () => {
    undo();
    setOpen(undefined);
    setMessage(s.undone);
    setNext({});
  };
  const toggle = (at: number) => setOpen(open === at ? undefined : at);
  return { box, open, toggle, message, takeBack, actionsOf, asideActionsOf };
}

const rowButton = (row: number) => `[data-listed="${row}"] button`;

/** Splits an entry after applying its edited text; returns the list unchanged when it cannot be split there. */
function cutAs(list: EntryList, at: number, words: string, place: number): EntryList {
  const rewritten = rewrite(list, at, words);
  const halved = cut(rewritten, at, place);
  return halved === rewritten ? list : halved;
}
