import { Box, Row, Stack } from '../ui';

/** The meaning of a color in a plot. `color` is a path of the palette, as in `sx`. */
interface Series {
  label: string;
  color: string;
}

/** One bar: a value for each series, in their order. */
export interface Bar {
  label: string;
  values: number[];
}

/** Of a plot of columns with its axes, in pixels. */
export const COLUMNS_HEIGHT = 200;

export const totalOf = ({ values }: Bar) => values.reduce((sum, value) => sum + value, 0);

/** The key to the colors. */
export function Key({ series }: { series: Series[] }) {
  if (series.length < 2) return null;
  return (
    <Row aria-hidden sx={{ columnGap: 2.5, rowGap: 0.5, mt: 1 }}>
      {series.map(({ label, color }) => (
        <Stack
          direction="row"
          key={label}
          sx={{ alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
        >
          <Box data-bar sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
          {label}
        </Stack>
      ))}
    </Row>
  );
}

export interface PlotProps {
  title: string;
  /** Name of what a column or row is: "Day", "Author". */
  axis: string;
  series: Series[];
  bars: Bar[];
}
