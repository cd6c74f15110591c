import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EntryRowProps {
  title: ReactNode;
  /** What there is to know of it, a line each. */
  lines: string[];
  action?: ReactNode;
}

/** One session or key in a list: what it is, what is known of it, and what can be done about it. */
export function EntryRow({ title, lines, action }: EntryRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Box>
      {action}
    </Box>
  );
}

export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
  );
}
