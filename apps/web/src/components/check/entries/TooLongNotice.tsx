import Button from '@mui/material/Button';
import { Notice } from '../../Notice';
import type { EntryList } from './entry-list';
import { entryStrings as s } from './strings';

/** Reports lines that are too long for one citation, with a button to split them. */
export function TooLongNotice({ list, onCut }: { list: EntryList; onCut: () => void }) {
  const lengths = list.asides.flatMap(({ kind, text }) => (kind === 'too-long' ? [text.length] : []));
  if (lengths.length === 0) return null;
  return (
    <Notice>
      {s.tooLong(lengths)} {s.tooLongLimit}{' '}
      <Button size="small" color="inherit" onClick={onCut} sx={{ px: 0.75, py: 0, textDecoration: 'underline' }}>
        {s.cutIt(lengths.length)}
      </Button>
    </Notice>
  );
}
