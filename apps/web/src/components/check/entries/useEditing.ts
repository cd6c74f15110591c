import { fitsOneCitation } from '@veracite/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/errors';
import { bringBack, cutAside, cutOf, editOf, joinOf, type Step } from './entry-list';
import type { EntryActions } from './EntryRow';
import { entryStrings as s } from './strings';
import type { Entries } from './useEntries';

/** The state of the list editor: the open entry, the message about the last change, and the focus after it. */
export function useEditing({ list, change }: Entries) {
  const [open, setOpen] = useState<number>();
  const [message, setMessage] = useState('');
  /** The row that gets the focus after a change; the heading when absent. */
  const [next, setNext] = useState<{ row?: number }>({});
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = next.row === undefined ? undefined : box.current?.querySelector<HTMLElement>(rowButton(next.row));
    (row ?? box.current?.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus();
  }, [next]);

  /** @param done the message after the change; without one the focus stays */
  const act = (step: Step | undefined, done?: keyof typeof s.did | 'undone', row?: number) =>
    change(step).then(
      ({ entries }) => {
        if (done === undefined) return;
        setMessage(done === 'undone' ? s.undone : s.did[done](entries.length));
        setNext({ row });
      },
      (error: unknown) => setMessage(messageOf(error) ?? s.notSaved),
    );
  const apply = (step: Step | undefined, done?: keyof typeof s.did, row?: number) => {
    const isLong = step?.operations.some((one) => 'raw' in one && !fitsOneCitation(one.raw));
    if (!step || isLong) return setMessage(isLong ? s.tooLongLimit : s.noPlace);
    if (row === undefined || done === 'drop') setOpen(undefined);
    if (step.operations.length > 0 || step.leftOut) void act(step, done, row);
  };
  const stepOf = (operations: Step['operations'] | undefined) => operations && { operations };

  const actionsOf = (at: number): EntryActions => {
    const entry = list.entries[at]!;
    const following = list.entries[at + 1];
    const drop = stepOf([{ op: 'include', position: entry.position, included: false }]);
    return {
      onCut: (words, place) => apply(stepOf(cutOf(entry, words, place)), 'cut', at),
      onJoin: following && ((words) => apply(stepOf(joinOf(entry, following, words)), 'join', at)),
      onDrop: () => apply(drop, 'drop', Math.min(at, list.entries.length - 2)),
      onWords: (words) => apply(stepOf(editOf(entry, words)), undefined, at),
    };
  };
  const asideActionsOf = (at: number) => ({
    onBringBack: () => apply(bringBack(list, at), 'bringBack'),
    onCut: (words: string, place: number) => apply(cutAside(list, at, words, place), 'cut'),
  });
  const takeBack = () => {
    setOpen(undefined);
    void act(undefined, 'undone');
  };
  const toggle = (at: number) => setOpen(open === at ? undefined : at);
  return { box, open, toggle, message, takeBack, actionsOf, asideActionsOf };
}

const rowButton = (row: number) => `[data-listed="${row}"] button`;
