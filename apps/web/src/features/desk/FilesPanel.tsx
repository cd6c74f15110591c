import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { DropArea } from '../../components/DropArea';
import { EntryRow } from '../../components/EntryRow';
import { FileButton } from '../../components/FileButton';
import { Panel } from '../../components/Section';
import { filesIn } from './dropped-files';
import { deskStrings as s } from './strings';
import type { UploadedFile, useUploads } from './uploads';

interface FilesPanelProps extends ReturnType<typeof useUploads> {
  /** The collection has papers: the area takes less of the page. */
  isSmall: boolean;
}

/** Takes files, folders and archives, and shows how far they are uploaded and what was not added. */
export function FilesPanel({ files, isActive, add, retry, clear, isSmall }: FilesPanelProps) {
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
    <Panel title={s.add}>
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
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
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
          </Box>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={s.failed(failed.length)}
            sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 280, overflow: 'auto' }}
          >
            {failed.map(({ name, fault = '' }, at) => (
              <EntryRow key={at} title={name} lines={[fault]} />
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}
