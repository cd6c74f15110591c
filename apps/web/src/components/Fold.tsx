import { Box, Card, Muted, Row, Stack, Typography } from './ui';
import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

interface FoldProps {
  title: string;
  /** What is in it, in a few words. */
  digest?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of a page: a line that opens a named region. */
export function Fold({ title, digest, isOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <Card
      component="details"
      open={open}
      data-fold={title}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
      sx={{ '& > summary::-webkit-details-marker': { display: 'none' } }}
    >
      <Stack
        direction="row"
        component="summary"
        sx={{
          alignItems: 'center',
          columnGap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 1.25,
          cursor: 'pointer',
          listStyle: 'none',
          '&:hover': { bgcolor: 'ground.sunken' },
        }}
      >
        <Row component="span" sx={{ alignItems: 'normal', flex: 1, minWidth: 0, columnGap: 1.5, rowGap: 0 }}>
          <Typography variant="h5" component="h3" sx={{ display: 'inline' }}>
            {title}
          </Typography>
          {digest && <Muted component="span">{digest}</Muted>}
        </Row>
        <ChevronDownIcon aria-hidden fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : undefined }} />
      </Stack>
      {open && (
        <Box role="region" aria-label={title} sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, pt: 0.5 }}>
          {children}
        </Box>
      )}
    </Card>
  );
}
