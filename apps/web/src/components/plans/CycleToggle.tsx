import { Box, Row, ToggleButton, ToggleButtonGroup } from '../ui';
import type { Cycle } from './prices';
import { billingStrings as s } from './strings';

interface CycleToggleProps {
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
  /** The text after the word yearly. */
  yearlyNote?: string;
}

export function CycleToggle({ cycle, onCycle, yearlyNote }: CycleToggleProps) {
  return (
    <Row sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={cycle}
        aria-label={s.cycle}
        onChange={(_event, next: Cycle | null) => next && onCycle(next)}
        sx={{
          '& .MuiToggleButton-root': { textTransform: 'none', px: 2.5, fontWeight: 600 },
          '& .Mui-selected': { color: 'primary.main' },
        }}
      >
        <ToggleButton value="monthly">{s.monthly}</ToggleButton>
        <ToggleButton value="yearly">
          {s.yearly}
          {yearlyNote && (
            <Box component="span" sx={{ ml: 1, typography: 'caption', fontWeight: 620, color: 'status.valid.main' }}>
              {yearlyNote}
            </Box>
          )}
        </ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="span"
        sx={{
          typography: 'caption',
          fontWeight: 620,
          px: 1.25,
          py: 0.4,
          borderRadius: 99,
          color: 'status.valid.main',
          bgcolor: 'status.valid.soft',
        }}
      >
        {s.save20}
      </Box>
    </Row>
  );
}
