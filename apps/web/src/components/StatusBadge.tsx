import { Box, type BoxProps, type SvgIconProps } from './ui';
import type { ComponentType } from 'react';
import type { StatusTone } from '../theme/palette';
import { capitalized } from './capitalized';
import { statusLook } from './status';

interface ToneBadgeProps {
  label: string;
  tone: StatusTone;
  Icon?: ComponentType<SvgIconProps>;
  size?: 'medium' | 'large';
  /** A second line, in a few words. */
  detail?: string;
}

/** A few words on a round ground. */
export const Pill = ({ sx, ...props }: Omit<BoxProps, 'sx'> & { sx?: object }) => (
  <Box
    component="span"
    {...props}
    sx={{
      display: 'inline-block',
      px: 1.25,
      py: 0.4,
      borderRadius: 99,
      typography: 'caption',
      fontWeight: 620,
      whiteSpace: 'nowrap',
      bgcolor: 'primary.light',
      color: 'primary.main',
      ...sx,
    }}
  />
);

/** A word on a colored ground, with an icon, so that color is never alone in saying it. */
export function ToneBadge({ label, tone, Icon, size = 'medium', detail }: ToneBadgeProps) {
  const large = size === 'large';
  return (
    <Pill
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        ...(detail && { borderRadius: 3, lineHeight: 1.25, textAlign: 'left' }),
        color: `status.${tone}.main`,
        bgcolor: `status.${tone}.soft`,
        ...(large && { px: 1.75, py: 0.75, typography: 'h4' }),
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: large ? 22 : 16 }} />}
      <Box component="span" sx={capitalized}>
        {label}
        {detail && (
          <Box component="span" data-detail sx={{ display: 'block', fontSize: '0.75rem', fontWeight: 500 }}>
            {detail}
          </Box>
        )}
      </Box>
    </Pill>
  );
}

export function StatusBadge({ status, ...badge }: { status: string } & Pick<ToneBadgeProps, 'size' | 'detail'>) {
  const { label, tone, Icon } = statusLook(status);
  return (
    <Box component="span" data-status={status === 'fake' ? 'invalid' : status}>
      <ToneBadge label={label} tone={tone} Icon={Icon} {...badge} />
    </Box>
  );
}
