import { Box, Row, Stack } from './ui';
import type { StatusTone } from '../theme/palette';
import { capitalized } from './capitalized';
import { PlotTable } from './plots/PlotTable';

interface BarPart {
  label: string;
  tone: StatusTone;
  value: number;
}

interface StackedBarProps {
  /** Label of the part that was picked. */
  picked?: string;
  /** Picks a part, and with `undefined` none; absent where there is nothing to pick for. */
  onPick?: (label: string | undefined) => void;
  title: string;
  /** Headings of the table that screen readers get in place of the plot. */
  columns: [string, string];
  parts: BarPart[];
  /** False if the numbers are shown next to it. */
  hasKey?: boolean;
}

/** Shares of a whole as one bar with a key; the same figures as a table for those who do not see it. */
export function StackedBar({ title, columns, parts, picked, onPick, hasKey = true }: StackedBarProps) {
  const shown = parts.filter((part) => part.value > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative' }}>
      <Stack direction="row" aria-hidden sx={{ gap: '3px', height: 14, borderRadius: 7, overflow: 'hidden' }}>
        {shown.map((part) => (
          <Box
            key={part.label}
            data-bar
            title={`${part.label}: ${part.value}`}
            onClick={onPick && (() => onPick(picked === part.label ? undefined : part.label))}
            sx={{
              flexGrow: part.value,
              flexBasis: 0,
              minWidth: 4,
              cursor: onPick && 'pointer',
              opacity: picked === undefined || picked === part.label ? 1 : 0.35,
              bgcolor: `status.${part.tone}.fill`,
            }}
          />
        ))}
      </Stack>
      {hasKey && (
        <Row
          role={onPick && 'group'}
          aria-label={onPick && title}
          aria-hidden={!onPick}
          sx={{ alignItems: 'normal', columnGap: onPick ? 0.75 : 2.5, rowGap: 0.5, mt: 1 }}
        >
          {shown.map((part) => (
            <Box
              key={part.label}
              {...(onPick && {
                component: 'button',
                type: 'button',
                'aria-pressed': picked === part.label,
                onClick: () => onPick(picked === part.label ? undefined : part.label),
              })}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                typography: 'caption',
                color: 'text.secondary',
                ...(onPick && pickSx(picked === part.label)),
              }}
            >
              <Box data-bar sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `status.${part.tone}.fill` }} />
              <Box component="span" sx={capitalized}>
                {part.label} {part.value}
              </Box>
            </Box>
          ))}
        </Row>
      )}
      <PlotTable title={title} columns={columns} rows={shown.map(({ label, value }) => ({ label, values: [value] }))} />
    </Box>
  );
}

const pickSx = (isPicked: boolean) => ({
  minHeight: 28,
  px: 1.25,
  cursor: 'pointer',
  borderRadius: 99,
  border: 1.5,
  borderColor: isPicked ? 'text.secondary' : 'divider',
  bgcolor: isPicked ? 'ground.sunken' : 'transparent',
  color: 'text.primary',
});
