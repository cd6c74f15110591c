import Box from '@mui/material/Box';
import type { StatusTone } from '../theme/palette';
import { capitalised } from './capitalised';
import { PlotTable } from './plots/PlotTable';

export interface BarPart {
  label: string;
  tone: StatusTone;
  value: number;
}

interface StackedBarProps {
  title: string;
  /** Headings of the table that screen readers get in place of the plot. */
  columns: [string, string];
  parts: BarPart[];
}

/** Shares of a whole as one bar with a key; the same figures as a table for those who do not see it. */
export function StackedBar({ title, columns, parts }: StackedBarProps) {
  const shown = parts.filter((part) => part.value > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative' }}>
      <Box aria-hidden sx={{ display: 'flex', gap: '3px', height: 14, borderRadius: 7, overflow: 'hidden' }}>
        {shown.map((part) => (
          <Box
            key={part.label}
            data-bar
            title={`${part.label}: ${part.value}`}
            sx={{ flexGrow: part.value, flexBasis: 0, minWidth: 4, bgcolor: `status.${part.tone}.main` }}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1 }}>
        {shown.map((part) => (
          <Box
            key={part.label}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
          >
            <Box data-bar sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `status.${part.tone}.main` }} />
            <Box component="span" sx={capitalised}>
              {part.label} {part.value}
            </Box>
          </Box>
        ))}
      </Box>
      <PlotTable title={title} columns={columns} rows={shown.map(({ label, value }) => ({ label, values: [value] }))} />
    </Box>
  );
}
