import type { Watch } from '@veracite/contracts/watches';
import { Typography } from '../../components/ui';
import useSWR from 'swr';
import { api } from '../../api/keys';
import { useRemovals } from '../../components/Removals';
import { LoadedPage } from '../../components/LoadedPage';
import { Panel } from '../../components/Section';
import { forUsers } from '../../components/session/AccessRequired';
import { NewWatch } from './NewWatch';
import { watchStrings as s } from './strings';
import { WatchCard } from './WatchCard';

/** How often lists that are being asked about are looked at, in milliseconds. */
const LOOK_MS = 2_000;

export default forUsers(s, Watches);

function Watches() {
  const loaded = useSWR<Watch[] | null, unknown>(api.watches(), {
    revalidateOnMount: true,
    refreshInterval: (watches) => (watches?.some(isBeingAsked) ? LOOK_MS : 0),
  });
  const { mutate } = loaded;
  const { isRemoved } = useRemovals();
  const data = loaded.data?.filter(({ id }) => !isRemoved(api.watch(id)));
  return (
    <LoadedPage title={s.title} lead={s.lead} loaded={loaded} width={760}>
      {data?.length === 0 && <Typography>{s.none}</Typography>}
      {data?.map((watch) => (
        <WatchCard key={watch.id} watch={watch} onChanged={() => void mutate()} />
      ))}
      {data && <NewWatch onBegun={() => void mutate()} />}
      <Panel title={s.how}>
        <Typography>{s.howText}</Typography>
        <Typography sx={{ mt: 1 }}>{s.howOnce}</Typography>
      </Panel>
    </LoadedPage>
  );
}

/** Returns whether the check is due and its results are not stored yet. */
function isBeingAsked({ active, askedAt, nextAt }: Watch): boolean {
  return active && (askedAt === null || (nextAt !== null && Date.parse(nextAt) <= Date.now()));
}
