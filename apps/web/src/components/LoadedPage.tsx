import { Button, Grid, Row, Skeleton, Typography } from './ui';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { statusOf } from '../api/errors';
import { appStrings } from '../site/strings';
import { Notice } from './Notice';

interface LoadedPageProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** The page above this one. */
  back?: { to: To; name: string };
  /** Buttons next to the title. */
  aside?: ReactNode;
  /** What SWR has loaded. */
  loaded: { data?: unknown; error?: unknown };
  /** Shown when it does not exist. */
  gone?: string;
  /** In pixels. */
  width?: number | 'none';
  children: ReactNode;
}

/** A column with a heading, while its content is loaded and after. */
export function LoadedPage({ title, lead, back, aside, loaded, gone, width = 960, children }: LoadedPageProps) {
  const { data, error } = loaded;
  return (
    <Grid sx={{ maxWidth: width, mx: 'auto', gap: 2.5 }}>
      <div>
        {back && (
          <Button component={Link} to={back.to} size="small" sx={{ ml: -1.5, mb: 0.5 }}>
            ← {back.name}
          </Button>
        )}
        <Row sx={{ gap: 1.5 }}>
          <Typography variant="h2" component="h1" sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {aside}
        </Row>
        {lead && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
            {lead}
          </Typography>
        )}
      </div>
      {!data && error !== undefined && <Notice>{(statusOf(error) === 404 && gone) || appStrings.notLoaded}</Notice>}
      {!data && error === undefined && <Skeleton variant="rounded" height={320} />}
      {children}
    </Grid>
  );
}
