import type { ScorePart } from '@veracite/model/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EntryRefs } from './EntryRefs';
import { bibliographyStrings as s } from './strings';

/** Score breakdown: each part's points, of how many, and which entries cost them. */
export function ScoreParts({ parts }: { parts: ScorePart[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {parts.map((part) => (
        <Box component="li" key={part.code} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="h6" component="p">
              {part.name}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {s.points(Math.round(part.points * 10) / 10, Math.round(part.weight * 10) / 10)}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'ground.sunken', my: 0.75, overflow: 'hidden' }}>
            <Box sx={{ height: 1, width: `${100 * part.value}%`, bgcolor: 'primary.main' }} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {part.explanation} <EntryRefs indexes={part.entries} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
