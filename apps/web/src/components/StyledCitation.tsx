import { plainOf } from '@veracite/text/italics';
import type { ComponentProps } from 'react';
import { CitationText } from './CitationText';
import { CopyButton } from './CopyButton';
import { Box, Grid, Muted, Typography } from './ui';

interface StyledCitationProps extends Pick<ComponentProps<typeof CopyButton>, 'variant' | 'done' | 'failed'> {
  /** Name of the style. */
  name: string;
  text: string;
}

/** A citation in a style, with a button that copies it. */
export function StyledCitation({ name, text, ...button }: StyledCitationProps) {
  return (
    <Grid
      data-style={name}
      columns={{ xs: '1fr auto', sm: '76px 1fr auto' }}
      sx={{ columnGap: 1.5, alignItems: 'start' }}
    >
      <Muted variant="overline" component="h3" sx={{ lineHeight: 2.2 }}>
        {name}
      </Muted>
      <Typography
        variant="citation"
        component="p"
        sx={{
          fontSize: '0.95rem',
          lineHeight: 1.45,
          pt: 0.5,
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: '1 / -1', sm: 'auto' },
        }}
      >
        <CitationText text={text} />
      </Typography>
      <Box data-no-print>
        <CopyButton aria-label={`Copy ${name}`} copy={plainOf(text)} {...button} />
      </Box>
    </Grid>
  );
}
