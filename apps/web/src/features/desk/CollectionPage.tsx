import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { deskApi } from '../../api/desk';
import { dayText } from '../../components/dates';
import { DownloadMenu } from '../../components/DownloadMenu';
import { LoadedPage } from '../../components/LoadedPage';
import { SignedInPage } from '../../components/session/AccessRequired';
import { routes } from '../../site/routes';
import { FilesPanel } from './FilesPanel';
import { Progress } from './Progress';
import { Queue } from './Queue';
import { deskStrings as s } from './strings';
import { useCollection } from './useCollection';
import { useUploads } from './uploads';

const CollectionDialog = lazy(() => import('./CollectionDialog'));

/** A collection: its papers are added here, and their queue is worked through. */
export default function CollectionPage() {
  const { id = '' } = useParams();
  return <SignedInPage title={s.title}>{() => <CollectionView key={id} id={id} />}</SignedInPage>;
}

function CollectionView({ id }: { id: string }) {
  const [isEdited, setIsEdited] = useState(false);
  const uploads = useUploads(id);
  const { isActive } = uploads;
  const loaded = useCollection(id, isActive);
  const { data: collection, mutate } = loaded;
  // The collection was loaded before the last files were added.
  useEffect(() => {
    if (!isActive) void mutate();
  }, [isActive, mutate]);
  return (
    <LoadedPage
      title={collection?.name ?? s.title}
      lead={collection && s.kept(collection.group.name, dayText(collection.expiresAt))}
      back={{ to: routes.desk, name: s.collections }}
      loaded={loaded}
      gone={s.gone}
      aside={
        collection && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DownloadMenu
              label={s.export}
              files={[
                ...(['csv', 'xlsx', 'json'] as const).map((format) => ({
                  name: s.exports[format],
                  href: deskApi.export(id, format),
                })),
                { name: s.report, href: deskApi.collection(id, 'report') },
              ]}
            />
            <Button variant="outlined" onClick={() => setIsEdited(true)}>
              {s.settings}
            </Button>
          </Box>
        )
      }
    >
      {collection && (
        <>
          <Progress progress={collection.progress} />
          {collection.role !== 'reader' && (
            <FilesPanel {...uploads} isSmall={Object.values(collection.progress.papers).some((n) => n > 0)} />
          )}
          <Queue collection={collection} onChanged={() => void mutate()} />
        </>
      )}
      <Suspense>
        {collection && isEdited && (
          <CollectionDialog collection={collection} onClose={() => setIsEdited(false)} onSaved={() => void mutate()} />
        )}
      </Suspense>
    </LoadedPage>
  );
}
