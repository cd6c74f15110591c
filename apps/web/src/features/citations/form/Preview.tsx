import { LIMITS } from '@veracite/contracts/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { citationStrings as s } from '../strings';

/** The first citations as they were recognised. */
export function Preview({ citations }: { citations: string[] }) {
  if (citations.length === 0) return null;
  const more = citations.length - LIMITS.previewLines;
  return (
    <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 2, bgcolor: 'ground.sunken' }}>
      <Typography variant="overline" sx={{ color: 'text.secondary' }}>
        {s.preview}
      </Typography>
      <Box component="ol" data-testid="preview" aria-label={s.preview} sx={{ m: 0, pl: 3, color: 'text.secondary' }}>
        {citations.slice(0, LIMITS.previewLines).map((citation, index) => (
          <Box component="li" key={index} sx={{ typography: 'body2', py: 0.25 }}>
            <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{citation}</Box>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pl: 3, pt: 0.5 }}>
          {s.more(more)}
        </Typography>
      )}
    </Box>
  );
}
