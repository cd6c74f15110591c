import type { Watch } from '@veracite/contracts/watches';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useSWR from 'swr';
import { api } from '../../api/keys';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { SignedInPage } from '../../components/session/AccessRequired';
import { NewWatch } from './NewWatch';
import { watchStrings as s } from './strings';
import { WatchCard } from './WatchCard';

/** How often lists that are being asked about are looked at, in milliseconds. */
const LOOK_MS = 2_000;

export default function WatchPage() {
  return <SignedInPage title={s.title}>{() => <Watches />}</SignedInPage>;
}

function Watches() {
  const { data, error, mutate } = useSWR<Watch[] | null>(api.watches(), {
    revalidateOnMount: true,
    refreshInterval: (watches) => (watches?.some(isBeingAsked) ? LOOK_MS : 0),
  });
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h2" component="h1">
        {s.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{s.lead}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && <Notice>{s.notLoaded}</Notice>}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data?.length === 0 && <Typography>{s.none}</Typography>}
        {data?.map((watch) => (
          <WatchCard key={watch.id} watch={watch} onChanged={() => void mutate()} />
        ))}
        {data && <NewWatch onBegun={() => void mutate()} />}
        <Panel title={s.how}>
          <Typography>{s.howText}</Typography>
          <Typography sx={{ mt: 1 }}>{s.howOnce}</Typography>
        </Panel>
      </Box>
    </Box>
  );
}

/** Returns whether the check is due and its results are not stored yet. */
function isBeingAsked({ active, askedAt, nextAt }: Watch): boolean {
  return active && (askedAt === null || (nextAt !== null && Date.parse(nextAt) <= Date.now()));
}
