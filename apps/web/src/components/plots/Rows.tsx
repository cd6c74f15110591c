import { Box, Grid, Muted, Stack, Typography } from '../ui';
import { PlotTable } from './PlotTable';
import { Key, totalOf, type PlotProps } from './series';

interface RowsProps extends PlotProps {
  /** What a full row means; the longest row is full when absent. */
  full?: number;
  /** How a row's sum is written. */
  write?: (total: number) => string;
  /** False if the key is shown next to it. */
  hasKey?: boolean;
}

/** Named bars below each other, each stacked from its values. */
export function Rows({ title, axis, series, bars, full, write = String, hasKey = true }: RowsProps) {
  const whole = full ?? Math.max(1, ...bars.map(totalOf));
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, position: 'relative' }}>
      <Box aria-hidden>
        {bars.map((bar) => (
          <Grid
            key={bar.label}
            columns={{ xs: '1fr 52px', sm: 'minmax(90px, 34%) 1fr 52px' }}
            sx={{ columnGap: 1.5, alignItems: 'center', py: 0.5 }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {bar.label}
            </Typography>
            <Stack
              direction="row"
              sx={{ gap: '2px', height: 12, borderRadius: 6, overflow: 'hidden', bgcolor: 'ground.sunken' }}
            >
              {bar.values.map((value, index) =>
                value === 0 ? null : (
                  <Box
                    key={series[index]?.label}
                    data-bar
                    sx={{ width: `${(100 * value) / whole}%`, minWidth: 3, bgcolor: series[index]?.color }}
                  />
                ),
              )}
            </Stack>
            <Muted sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>{write(totalOf(bar))}</Muted>
          </Grid>
        ))}
        {hasKey && <Key series={series} />}
      </Box>
      <PlotTable
        title={title}
        columns={[axis, ...series.map(({ label }) => label)]}
        rows={bars.map(({ label, values }) => ({ label, values: values.map(write) }))}
      />
    </Box>
  );
}
