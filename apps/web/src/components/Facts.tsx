import { Box, Grid, Muted } from './ui';
import { Fragment, type ReactNode } from 'react';

interface FactsProps {
  /** Width of the names, in pixels. On a phone, a name is above its value. */
  names: number;
  rows: [name: string, value: ReactNode][];
}

/** A list of names and values. */
export function Facts({ names, rows }: FactsProps) {
  return (
    <Grid
      component="dl"
      columns={{ sm: `${names}px 1fr` }}
      sx={{ m: 0, columnGap: 2.5, rowGap: { xs: 0.25, sm: 1 }, alignItems: 'baseline' }}
    >
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <Muted component="dt">{name}</Muted>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Grid>
  );
}
