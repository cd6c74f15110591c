import { Card, Row, Typography } from './ui';
import type { ReactNode } from 'react';

interface PanelProps {
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
  /** `group`: a part of a result, of which a page has several. */
  role?: 'group';
  /** Stays in view on a wide window while what is next to it is scrolled. */
  isSticky?: boolean;
}

/** A card with a heading. */
export function Panel({ title, aside, children, isSticky, role }: PanelProps) {
  const place = isSticky && { position: { lg: 'sticky' }, top: 88 };
  return (
    <Card component="section" role={role} aria-label={title} sx={{ p: { xs: 2, sm: 3 }, ...place }}>
      {(title || aside) && (
        <Row sx={{ justifyContent: 'space-between', mb: 2 }}>
          {title && (
            <Typography variant="h4" component="h2">
              {title}
            </Typography>
          )}
          {aside}
        </Row>
      )}
      {children}
    </Card>
  );
}
