import type { CollectionSummary } from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { dayText } from '../../components/dates';
import { Notice } from '../../components/Notice';
import { SignedInPage } from '../../components/session/AccessRequired';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { Progress } from './Progress';
import { deskStrings as s } from './strings';
import { isOpen, POLL_MS } from './useCollection';

const CollectionDialog = lazy(() => import('./CollectionDialog'));

/** The collections of the user's groups. */
export default function DeskPage() {
  return <SignedInPage title={s.title}>{() => <Collections />}</SignedInPage>;
}

function Collections() {
  const [creating, setCreating] = useState(false);
  const { data, error } = useSWR<CollectionSummary[] | null, unknown>(deskApi.collections(), {
    revalidateOnMount: true,
    refreshInterval: (all) => (all?.some(({ progress }) => isOpen(progress)) ? POLL_MS : 0),
  });
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          {s.title}
        </Typography>
        <Button component={Link} to={routes.groups} variant="outlined">
          {appStrings.groups}
        </Button>
        <Button variant="contained" onClick={() => setCreating(true)}>
          {s.newCollection}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{s.lead}</Typography>
      {error !== undefined && <Notice>{appStrings.notLoaded}</Notice>}
      {!data && error === undefined && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography>{s.none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {data?.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </Box>
      <Suspense>{creating && <CollectionDialog onClose={() => setCreating(false)} />}</Suspense>
    </Box>
  );
}

function CollectionCard({ collection: { id, name, group, progress, expiresAt } }: { collection: CollectionSummary }) {
  return (
    <Card component="li" data-collection={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={generatePath(routes.collection, { id })} color="text.primary">
          {name}
        </MuiLink>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {group.name} · {s.deletedOn(dayText(expiresAt))}
      </Typography>
      <Progress progress={progress} />
    </Card>
  );
}
