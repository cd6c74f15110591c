import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { Preview } from './Preview';
import { ReadingNote } from './ReadingNote';
import { TooLongNotice } from './TooLongNotice';
import type { Entries } from './useEntries';

const EntryEditor = lazy(() => import('./EntryEditor'));

/** The entries found in a text, before anything is charged: a sentence, the first entries, and an editor for all. */
export function EntryPanel({ entries, cost }: { entries: Entries; cost?: number }) {
  const { list } = entries;
  const [isOpen, setOpen] = useState(false);
  const isEmpty = list.entries.length + list.asides.length === 0;
  return (
    <>
      <ReadingNote entries={entries} />
      <TooLongNotice list={list} onCut={() => setOpen(true)} />
      {isOpen && !isEmpty ? (
        <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: 200 }} />}>
          <EntryEditor entries={entries} cost={cost} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Preview list={list} cost={cost} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}
