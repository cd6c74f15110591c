import { Box, Button, LinearProgress, MuiLink, Muted, Row, Typography } from '../../components/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { deskApi } from '../../api/desk';
import { dayText } from '../../components/dates';
import { DownloadMenu } from '../../components/DownloadMenu';
import { LoadedPage } from '../../components/LoadedPage';
import { forUsers } from '../../components/session/AccessRequired';
import { routes } from '../../site/routes';
import { Progress } from './Progress';
import { Queue } from './Queue';
import { deskStrings as s } from './strings';
import { useCollection } from './useCollection';
import { useUploads, type UploadedFile } from './uploads';
import { DropArea } from '../../components/DropArea';
import { ResultList, FactRow } from '../../components/ResultList';
import { FileButton } from '../../components/FileButton';
import { filesIn } from './dropped-files';

const CollectionDialog = lazy(() => import('./CollectionDialog'));

/** A collection: its papers are added here, and their queue is worked through. */
export default forUsers(s, CollectionView);

function CollectionView() {
  const { id = '' } = useParams();
  const [isEdited, setIsEdited] = useState(false);
  const uploads = useUploads(id);
  const { isActive } = uploads;
  const loaded = useCollection(id, isActive);
  const { data: collection, mutate } = loaded;
  const isReader = collection?.role === 'reader';
  const hasPapers = Object.values(collection?.progress.papers ?? {}).some((n) => n > 0);
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
          <Row>
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
          </Row>
        )
      }
    >
      {collection && (
        <>
          <Progress progress={collection.progress} />
          {!isReader && <Files {...uploads} credits={collection.credits} isSmall={hasPapers} />}
          {(hasPapers || isReader) && <Queue collection={collection} onChanged={() => void mutate()} />}
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

interface FilesProps extends ReturnType<typeof useUploads> {
  /** The collection has papers: the area takes less of the page. */
  isSmall: boolean;
  /** Left to the owner of the group; -1 is unlimited. */
  credits?: number;
}

/** Takes files, folders and archives, and shows how far they are uploaded and what was not added. */
function Files({ files, isActive, add, retry, clear, isSmall, credits = -1 }: FilesProps) {
  const countOf = (wanted: UploadedFile['state']) => files.filter(({ state }) => state === wanted).length;
  const done = files.length - countOf('waiting');
  const failed = files.filter(({ state }) => state === 'failed');
  const status = isActive ? s.uploading(done, files.length) : s.uploaded(countOf('added'), countOf('duplicate'));
  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
  return (
    <div>
      <DropArea
        title={s.drop}
        overTitle={s.dropNow}
        kinds={s.kinds}
        isSmall={isSmall}
        onDrop={(data) => void filesIn(data).then(add)}
      >
        <FileButton variant="contained" field={{ multiple: true, 'aria-label': s.field }} onFiles={add}>
          {s.chooseFiles}
        </FileButton>
        <FileButton
          variant="outlined"
          startIcon={null}
          field={{ multiple: true, 'aria-label': s.folderField, ...{ webkitdirectory: '' } }}
          onFiles={add}
        >
          {s.chooseFolder}
        </FileButton>
      </DropArea>
      {credits >= 0 && (
        <Muted sx={{ mt: 1 }}>
          {s.price(credits)}{' '}
          {credits === 0 && (
            <MuiLink component={Link} to={routes.pricing}>
              {s.plans}
            </MuiLink>
          )}
        </Muted>
      )}
      {files.length > 0 && (
        <Box sx={{ mt: 2 }}>
          {isActive && <LinearProgress variant="determinate" aria-label={status} value={(100 * done) / files.length} />}
          <Typography role="status" sx={{ mt: 1 }}>
            {status}
          </Typography>
        </Box>
      )}
      {failed.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Row sx={{ mb: 1 }}>
            <Typography variant="h5" component="h3" sx={{ flex: 1, color: 'status.fake.main' }}>
              {s.failed(failed.length)}
            </Typography>
            {failed.some(({ file }) => file) && (
              <Button size="small" variant="outlined" onClick={retry}>
                {s.tryAgain}
              </Button>
            )}
            <Button size="small" onClick={clear}>
              {s.hideFailed}
            </Button>
          </Row>
          <ResultList aria-label={s.failed(failed.length)} loaded={{ data: failed }} maxHeight={280}>
            {({ name, fault = '' }, index) => <FactRow key={index} title={name} lines={[fault]} />}
          </ResultList>
        </Box>
      )}
    </div>
  );
}
