import Box, { type BoxProps } from '@mui/material/Box';
import type { FormHTMLAttributes } from 'react';

type LayoutProps = Omit<BoxProps, 'sx'> & { sx?: object } & Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate'>;

/** Children in a row, which wraps. */
export const Row = ({ sx, ...props }: LayoutProps) => (
  <Box {...props} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ...sx }} />
);

type Columns = string | Partial<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl', string>>;

/** Children in columns, as CSS names them, from a width of the window on; one below it. No column grows with its content. */
export const Grid = ({ columns = '1fr', sx, ...props }: LayoutProps & { columns?: Columns }) => {
  const widths = Object.entries(typeof columns === 'string' ? { xs: columns } : { xs: '1fr', ...columns });
  const gridTemplateColumns = Object.fromEntries(widths.map(([name, text]) => [name, text && shrinking(text)]));
  return <Box {...props} sx={{ display: 'grid', gridTemplateColumns, ...sx }} />;
};

const shrinking = (columns: string) =>
  columns.replace(/minmax\([^)]*\)|(?<![\d.])[\d.]+fr/g, (text) => (text.endsWith('fr') ? `minmax(0, ${text})` : text));

/** The names of the columns of a table whose rows are grids; hidden where they stand one below the other. */
export const ColumnNames = ({ names, columns }: { names: readonly string[]; columns?: Columns }) => (
  <Grid
    role="row"
    columns={columns}
    sx={{ display: { xs: 'none', md: 'grid' }, gap: 2, pb: 1, typography: 'caption', color: 'text.secondary' }}
  >
    {names.map((name) => (
      <span key={name} role="columnheader">
        {name}
      </span>
    ))}
  </Grid>
);
