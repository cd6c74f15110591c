import { Box } from '../ui';
import { lazy } from 'react';
import { PartBoundary } from '../PartBoundary';
import { PlotTable } from './PlotTable';
import { COLUMNS_HEIGHT, Key, totalOf, type PlotProps } from './series';

const ColumnChart = lazy(() => import('./ColumnChart'));

/** Columns side by side in the order given, each stacked from its values; the same figures as a table for those who do not see it. */
export function Columns({ title, axis, series, bars }: PlotProps) {
  const placeholder = <Box sx={{ height: COLUMNS_HEIGHT }} />;
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, position: 'relative' }}>
      <Box aria-hidden>
        <PartBoundary waiting={placeholder} missing={null}>
          <ColumnChart axis={axis} series={series} bars={bars} />
        </PartBoundary>
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
