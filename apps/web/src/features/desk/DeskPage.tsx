import type { CollectionSummary } from '@veracite/contracts/collections';
import { Box, Button, MuiLink } from '../../components/ui';
import { lazy, Suspense, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { dayText } from '../../components/dates';
import { useRemovals } from '../../components/Removals';
import { ResultList, FactRow } from '../../components/ResultList';
import { LoadedPage } from '../../components/LoadedPage';
import { Panel } from '../../components/Section';
import { forUsers } from '../../components/session/AccessRequired';
import { Invitations } from '../../components/session/Invitations';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { Progress } from './Progress';
import { deskStrings as s } from './strings';
import { isOpen, POLL_MS } from './useCollection';

const CollectionDialog = lazy(() => import('./CollectionDialog'));

/** The collections of the user's groups. */
export default forUsers(s, Collections);

function Collections() {
  const [creating, setCreating] = useState(false);
  const { isRemoved } = useRemovals();
  const loaded = useSWR<CollectionSummary[] | null, unknown>(deskApi.collections(), {
    revalidateOnMount: true,
    refreshInterval: (all) => (all?.some(({ progress }) => isOpen(progress)) ? POLL_MS : 0),
  });
  return (
    <LoadedPage
      title={s.title}
      lead={s.lead}
      loaded={loaded}
      aside={
        <>
          <Button component={Link} to={routes.groups} variant="outlined">
            {appStrings.groups}
          </Button>
          <Button variant="contained" onClick={() => setCreating(true)}>
            {s.newCollection}
          </Button>
        </>
      }
    >
      <Invitations onAccepted={() => void loaded.mutate()} />
      {loaded.data && (
        <Panel title={s.collections}>
          <ResultList
            aria-label={s.collections}
            loaded={{ data: loaded.data.filter(({ id }) => !isRemoved(deskApi.collection(id))) }}
            none={s.none}
          >
            {({ id, name, group, expiresAt, progress }) => (
              <FactRow
                key={id}
                title={
                  <MuiLink component={Link} to={generatePath(routes.collection, { id })} color="text.primary">
                    {name}
                  </MuiLink>
                }
                lines={[s.kept(group.name, dayText(expiresAt))]}
                action={
                  <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
                    <Progress progress={progress} />
                  </Box>
                }
              />
            )}
          </ResultList>
        </Panel>
      )}
      <Suspense>{creating && <CollectionDialog onClose={() => setCreating(false)} />}</Suspense>
    </LoadedPage>
  );
}
