import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme, type Theme } from '@mui/material/styles';
import { COLUMNS_HEIGHT, totalOf, type PlotProps } from './series';

/** Names below the axis: more would touch each other on a phone. */
const NAMES = 6;

/** Stacked columns with axes, and their values where the pointer is. Loaded when a plot is seen: the library is large. */
export default function ColumnChart({ axis, series, bars }: Omit<PlotProps, 'title'>) {
  const theme = useTheme();
  const step = Math.ceil(bars.length / NAMES);
  const highest = Math.max(1, ...bars.map(totalOf));
  return (
    <BarChart
      height={COLUMNS_HEIGHT}
      skipAnimation
      disableKeyboardNavigation
      hideLegend
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      borderRadius={2}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ label }) => label),
          label: axis,
          categoryGapRatio: bars.length > 12 ? 0.2 : 0.4,
          tickInterval: (_name: string, index: number) => index % step === 0,
          // It is asked of the ticks that are left.
          tickLabelInterval: () => true,
          // Space for tick labels and the axis label. With less, the library omits the labels.
          height: 56,
          disableLine: true,
        },
      ]}
      yAxis={[
        { min: 0, max: highest, tickMinStep: 1, tickNumber: 4, width: 34, disableLine: true, disableTicks: true },
      ]}
      series={series.map(({ label, color }, index) => ({
        label,
        color: colorOf(theme, color),
        stack: 'all',
        data: bars.map(({ values }) => values[index] ?? 0),
        valueFormatter: (value) => (value ? String(value) : null),
      }))}
      sx={{ '& .MuiBarElement-root': { forcedColorAdjust: 'none' } }}
    />
  );
}

/** A color by its path in the palette, as a variable that follows the scheme: "status.valid.main". */
function colorOf({ vars }: Theme, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], vars?.palette);
  return typeof found === 'string' ? found : path;
}
