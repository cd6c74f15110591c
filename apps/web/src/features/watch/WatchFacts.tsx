import type { Watch } from '@veracite/contracts/watches';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { watchStrings as s } from './strings';

/** Who was asked the last time, and what of a list cannot be watched. */
export function WatchFacts({ watch: { consulted, unwatched, unwatchedCount } }: { watch: Watch }) {
  return (
    <>
      {consulted.length > 0 && (
        <Part title={s.consulted}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {consulted.map(({ source, answered, failed }) => s.answered(source, answered, failed)).join('; ')}.
          </Typography>
        </Part>
      )}
      {unwatchedCount > 0 && (
        <Part title={`${s.unwatched}: ${unwatchedCount}`}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {s.unwatchedWhy}
          </Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
            {unwatched.map((label, at) => (
              <li key={`${at} ${label}`}>{label}</li>
            ))}
          </Box>
          {unwatchedCount > unwatched.length && (
            <Typography variant="body2">{s.more(unwatchedCount - unwatched.length)}</Typography>
          )}
        </Part>
      )}
    </>
  );
}

/** A line that opens. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 1.25 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box sx={{ mt: 0.75 }}>{children}</Box>
    </Box>
  );
}
