import type { ReactNode } from 'react';
import type { QuoteIcon } from './icons';
import { Card, Typography } from './ui';

interface EmptyProps {
  Icon: typeof QuoteIcon;
  title: string;
  hint: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** A card that explains an empty list. */
export function Empty({ Icon, title, hint, children }: EmptyProps) {
  return (
    <Card sx={{ p: { xs: 4, sm: 7 }, display: 'grid', justifyItems: 'center', textAlign: 'center' }}>
      <Icon aria-hidden sx={{ fontSize: 44, color: 'text.secondary' }} />
      <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{hint}</Typography>
      {children}
    </Card>
  );
}
