import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LongList } from '../../LongList';
import { AsideRow } from './AsideRow';
import { EntryRow } from './EntryRow';
import { entryStrings as s } from './strings';
import { useEditing } from './useEditing';
import type { Entries } from './useEntries';

interface EntryEditorProps {
  entries: Entries;
  /** Credits that checking all entries costs; absent where the page shows it. */
  cost?: number;
  onClose: () => void;
}

/** All entries of the list with their actions, and what was left out. One entry is open at a time. */
export default function EntryEditor({ entries, cost, onClose }: EntryEditorProps) {
  const { list, isChanged } = entries;
  const { box, open, toggle, message, takeBack, actionsOf, asideActionsOf } = useEditing(entries);
  return (
    <Box
      ref={box}
      data-testid="editor"
      sx={{ mt: 1.5, p: { xs: 1.25, sm: 2 }, borderRadius: 2, bgcolor: 'ground.sunken' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h5" component="h2" tabIndex={-1} sx={{ flex: '1 1 auto', outline: 'none' }}>
          {s.title}
        </Typography>
        {cost !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {s.credits(cost)}
          </Typography>
        )}
        <Button size="small" disabled={!isChanged} onClick={takeBack}>
          {s.undo}
        </Button>
        <Button size="small" variant="outlined" onClick={onClose}>
          {s.close}
        </Button>
      </Box>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {message || s.hint}
      </Typography>
      <Box component="ol" aria-label={s.title} sx={rowsSx}>
        <LongList rows={list.entries} rowHeight={44}>
          {(entry, at) => (
            <EntryRow
              key={entry.position}
              entry={entry}
              at={at}
              isOpen={open === at}
              onToggle={() => toggle(at)}
              actions={actionsOf(at)}
            />
          )}
        </LongList>
      </Box>
      {list.asides.length > 0 && (
        <>
          <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
            {s.asides}
          </Typography>
          <Box component="ul" aria-label={s.asides} sx={{ ...rowsSx, maxHeight: 'none' }}>
            {list.asides.map((aside, at) => (
              <AsideRow
                key={`${aside.position} ${aside.start} ${aside.text.length}`}
                aside={aside}
                {...asideActionsOf(at)}
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const rowsSx = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0.5,
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 480,
  overflowY: 'auto',
} as const;
