import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { appStrings } from '../../app/strings';
import { CloseIcon } from '../../components/icons';
import { CycleToggle } from './CycleToggle';
import { PlanGrid } from './PlanGrid';
import type { Cycle } from './prices';
import { billingStrings as s } from './strings';
import { TestModeNotice } from './TestModeNotice';
import { useChoosePlan } from './useChoosePlan';

/** How many features a card in the dialog shows. */
const FEATURES = 4;

export default function PricingDialog({ onClose }: { onClose: () => void }) {
  const [cycle, setCycle] = useState<Cycle>('monthly');
  const { choose, busySlug } = useChoosePlan({ onOpened: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby="plans-title"
      slotProps={{ paper: { sx: { p: { xs: 2, sm: 4 }, m: { xs: 1.5, sm: 4 }, width: '100%' } } }}
    >
      <IconButton aria-label={appStrings.close} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <Typography id="plans-title" variant="h2" sx={{ pr: 4 }}>
        {s.choose}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>{s.chooseLead}</Typography>
      <TestModeNotice />
      <Box sx={{ mb: 2 }}>
        <CycleToggle cycle={cycle} onCycle={setCycle} yearlyNote={s.minus20} />
      </Box>
      <PlanGrid cycle={cycle} busySlug={busySlug} onChoose={(plan) => void choose(plan, cycle)} features={FEATURES} />
    </Dialog>
  );
}
