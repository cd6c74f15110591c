import { LinearProgress } from '../ui';
import type { StatusTone } from '../../theme/palette';
import { billingStrings as s } from './strings';
import { creditText, usageLevel, type Usage } from './usage';

const tones: Record<ReturnType<typeof usageLevel>, StatusTone> = { red: 'fake', yellow: 'incomplete', green: 'valid' };

export function UsageBar({ usage, dashboard }: { usage: Usage; dashboard?: boolean }) {
  const level = usageLevel(usage, dashboard);
  return (
    <LinearProgress
      variant="determinate"
      value={usage.share * 100}
      data-level={level}
      aria-label={s.usedOf(usage.used, creditText(usage.limit))}
      sx={{
        height: 8,
        borderRadius: 4,
        bgcolor: 'ground.sunken',
        '& .MuiLinearProgress-bar': { bgcolor: `status.${tones[level]}.main`, borderRadius: 4 },
      }}
    />
  );
}
