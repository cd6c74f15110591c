import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { StatusTone } from '../theme/palette';
import { capitalized } from './capitalized';
import { statusLook } from './status';

interface ToneBadgeProps {
  label: string;
  tone: StatusTone;
  Icon?: ComponentType<SvgIconProps>;
  size?: 'medium' | 'large';
}

/** A word on a colored ground, with an icon, so that color is never alone in saying it. */
export function ToneBadge({ label, tone, Icon, size = 'medium' }: ToneBadgeProps) {
  const large = size === 'large';
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: large ? 1.75 : 1.1,
        py: large ? 0.75 : 0.35,
        borderRadius: 99,
        typography: large ? 'h4' : 'caption',
        fontWeight: 620,
        whiteSpace: 'nowrap',
        color: `status.${tone}.main`,
        bgcolor: `status.${tone}.soft`,
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: large ? 22 : 16 }} />}
      <Box component="span" sx={capitalized}>
        {label}
      </Box>
    </Box>
  );
}

export function StatusBadge({ status, size }: { status: string; size?: 'medium' | 'large' }) {
  const { label, tone, Icon } = statusLook(status);
  return (
    <Box component="span" data-status={status === 'fake' ? 'invalid' : status}>
      <ToneBadge label={label} tone={tone} Icon={Icon} size={size} />
    </Box>
  );
}
