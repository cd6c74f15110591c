import { Box, Container, Typography } from './ui';
import type { ReactNode } from 'react';
import { appStrings } from '../site/strings';

interface PageProps {
  title: string;
  children: ReactNode;
  /** `wide`: two columns of text if the window is wide enough. */
  width?: 'sm' | 'md' | 'lg' | 'wide';
}

/** One page's frame: the window's title and a column of a readable width. */
export function Page({ title, children, width = 'lg' }: PageProps) {
  return (
    <>
      <title>{title === appStrings.product ? title : `${title} · ${appStrings.product}`}</title>
      <Container
        maxWidth={width === 'wide' ? false : width}
        sx={{
          ...(width === 'wide' && { maxWidth: { xs: 1200, xl: 1560 } }),
          py: { xs: 2.5, md: 4 },
          px: { xs: 2, sm: 3 },
        }}
      >
        {children}
      </Container>
    </>
  );
}

/** The title of a page and what it is for, which phones have no space for. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Box sx={{ mb: { xs: 1.5, md: 2.5 } }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.7rem', md: '2.5rem' } }}>
        {title}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        sx={{ color: 'text.secondary', mt: 0.75, display: { xs: 'none', sm: 'block' } }}
      >
        {lead}
      </Typography>
      {children}
    </Box>
  );
}
