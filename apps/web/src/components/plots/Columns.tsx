import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlotTable } from './PlotTable';
import { Key, totalOf, type Bar, type Series } from './series';

interface ColumnsProps {
  title: string;
  /** Name of what the columns are: "Day", "Year". */
  axis: string;
  series: Series[];
  bars: Bar[];
}

const HEIGHT = 132;

/** Columns side by side in the order given, each stacked from its values; the first, the last and the highest are named. */
export function Columns({ title, axis, series, bars }: ColumnsProps) {
  const highest = Math.max(1, ...bars.map(totalOf));
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, position: 'relative' }}>
      <Box aria-hidden>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', borderTop: 1, borderColor: 'divider' }}
        >
          {highest}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: '2px',
            height: HEIGHT,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {bars.map((bar) => (
            <Box
              key={bar.label}
              title={`${bar.label}: ${totalOf(bar)}`}
              sx={{
                flex: 1,
                minWidth: 0,
                maxWidth: 36,
                height: '100%',
                display: 'flex',
                flexDirection: 'column-reverse',
              }}
            >
              {bar.values.map((value, index) =>
                value === 0 ? null : (
                  <Box
                    key={series[index]?.label}
                    data-bar
                    sx={{ height: `${(100 * value) / highest}%`, minHeight: 2, bgcolor: series[index]?.color }}
                  />
                ),
              )}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'caption', color: 'text.secondary' }}>
          <span>{bars[0]?.label}</span>
          {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
        </Box>
        <Key series={series} />
      </Box>
      <PlotTable
        title={title}
        columns={[axis, ...series.map(({ label }) => label)]}
        rows={bars.filter((bar) => totalOf(bar) > 0)}
      />
    </Box>
  );
}
