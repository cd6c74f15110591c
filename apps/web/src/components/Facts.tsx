import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactsProps {
  /** Width of the names, in pixels. On a phone, a name is above its value. */
  names: number;
  /** Names and values. */
  rows?: [name: string, value: ReactNode][];
  children?: ReactNode;
}

/** A list of names and values: `rows`, or a `Fact` each. */
export function Facts({ names, rows = [], children }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${names}px minmax(0, 1fr)` },
        columnGap: 2.5,
        rowGap: { xs: 0.25, sm: 1 },
        alignItems: 'baseline',
      }}
    >
      {rows.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {children}
    </Box>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}
