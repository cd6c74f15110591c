import { LIMITS } from '@veracite/contracts/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EntryList } from './entry-list';
import { entryStrings as s } from './strings';

interface PreviewProps {
  list: EntryList;
  /** Credits that checking all entries costs; absent where the page shows it. */
  cost?: number;
  onOpen: () => void;
}

/** The first entries found in the text, and the cost of all. */
export function Preview({ list: { entries, asides }, cost, onOpen }: PreviewProps) {
  if (entries.length + asides.length === 0) return null;
  const more = entries.length - LIMITS.previewLines;
  return (
    <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 2, bgcolor: 'ground.sunken', color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="overline">{s.preview}</Typography>
        {cost !== undefined && <Typography variant="body2">{s.credits(cost)}</Typography>}
      </Box>
      <Box component="ol" data-testid="preview" aria-label={s.preview} sx={{ m: 0, pl: 3 }}>
        {entries.slice(0, LIMITS.previewLines).map(({ text }, index) => (
          <Box component="li" key={index} sx={{ typography: 'body2', py: 0.25 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, pl: 3, pt: 0.5 }}>
        {more > 0 && <Typography variant="body2">{s.more(more)}</Typography>}
        {asides.length > 0 && <Typography variant="body2">{s.leftOut(asides.length)}</Typography>}
        <Button size="small" onClick={onOpen} sx={{ px: 1, ml: more > 0 || asides.length > 0 ? 0 : -1 }}>
          {s.open}
        </Button>
      </Box>
    </Box>
  );
}
