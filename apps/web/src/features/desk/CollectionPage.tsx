import type { Collection } from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { deskApi } from '../../api/desk';
import { statusOf } from '../../api/errors';
import { dayText } from '../../components/dates';
import { DownloadMenu } from '../../components/DownloadMenu';
import { Notice } from '../../components/Notice';
import { SignedInPage } from '../../components/session/AccessRequired';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { FilesPanel } from './FilesPanel';
import { Progress } from './Progress';
import { Queue } from './Queue';
import { deskStrings as s } from './strings';
import { useUploads } from './uploads';
import { useCollection } from './useCollection';

const PolicyDialog = lazy(() => import('./PolicyDialog'));
const CollectionDialog = lazy(() => import('./CollectionDialog'));

/** A collection: its papers are added here, and their queue is worked through. */
export default function CollectionPage() {
  const { id = '' } = useParams();
  return <SignedInPage title={s.title}>{() => <CollectionView key={id} id={id} />}</SignedInPage>;
}

function CollectionView({ id }: { id: string }) {
  const uploads = useUploads(id);
  const { isActive } = uploads;
  const { data: collection, error, mutate } = useCollection(id, isActive);
  // The collection was loaded before the last files were added.
  useEffect(() => {
    if (!isActive) void mutate();
  }, [isActive, mutate]);
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto', display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Button component={Link} to={routes.desk} size="small" sx={{ ml: -1.5, mb: 1 }}>
          {s.back}
        </Button>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {collection?.name ?? s.title}
        </Typography>
        {error !== undefined && !collection && (
          <Notice>{statusOf(error) === 404 ? s.gone : appStrings.notLoaded}</Notice>
        )}
        {!collection && error === undefined && <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}
        {collection && <Head collection={collection} onChanged={() => void mutate()} />}
      </div>
      {collection && collection.role !== 'reader' && (
        <FilesPanel {...uploads} isSmall={Object.values(collection.progress.papers).some((n) => n > 0)} />
      )}
      {collection && <Queue collection={collection} isUploading={isActive} />}
    </Box>
  );
}

function Head({ collection, onChanged }: { collection: Collection; onChanged: () => void }) {
  const [dialog, setDialog] = useState<'policy' | 'settings'>();
  const { id, group, expiresAt, progress, role } = collection;
  const close = () => setDialog(undefined);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {group.name} · {s.deletedOn(dayText(expiresAt))}
      </Typography>
      <Progress progress={progress} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <DownloadMenu
          label={s.export}
          files={[
            ...(['csv', 'xlsx', 'json'] as const).map((format) => ({
              name: s.exports[format],
              href: deskApi.export(id, format),
            })),
            { name: s.report, href: deskApi.report(id) },
          ]}
        />
        <Button variant="outlined" onClick={() => setDialog('policy')}>
          {s.editPolicy}
        </Button>
        {role !== 'reader' && (
          <Button variant="outlined" onClick={() => setDialog('settings')}>
            {s.settings}
          </Button>
        )}
      </Box>
      <Suspense>
        {dialog === 'policy' && <PolicyDialog collection={collection} onClose={close} onSaved={onChanged} />}
        {dialog === 'settings' && <CollectionDialog collection={collection} onClose={close} onSaved={onChanged} />}
      </Suspense>
    </>
  );
}
