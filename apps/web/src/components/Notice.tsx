import { Stack } from './ui';
import type { ReactNode } from 'react';
import type { StatusTone } from '../theme/palette';
import { WarningIcon } from './icons';

/** A line that wants to be noticed, read out when it appears. */
export function Notice({ children, tone = 'incomplete' }: { children: ReactNode; tone?: StatusTone }) {
  return (
    <Stack
      direction="row"
      role="alert"
      sx={{
        gap: 1.25,
        px: 1.75,
        py: 1.25,
        mt: 1.5,
        borderRadius: 2.5,
        typography: 'body2',
        bgcolor: `status.${tone}.soft`,
        color: `status.${tone}.main`,
      }}
    >
      <WarningIcon aria-hidden fontSize="small" />
      <div>{children}</div>
    </Stack>
  );
}
