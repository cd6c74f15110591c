import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** A card with a heading. */
export function Panel({ title, aside, children, id }: PanelProps) {
  return (
    <Card component="section" id={id} aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      {(title || aside) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            mb: 2,
          }}
        >
          {title && (
            <Typography variant="h4" component="h2">
              {title}
            </Typography>
          )}
          {aside}
        </Box>
      )}
      {children}
    </Card>
  );
}
