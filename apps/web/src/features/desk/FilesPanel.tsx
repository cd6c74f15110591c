import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { DropArea } from '../../components/DropArea';
import { EntryRow } from '../../components/EntryRow';
import { UploadIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { filesIn, visibleFiles } from './dropped-files';
import { deskStrings as s } from './strings';
import type { useUploads } from './uploads';

interface FilesPanelProps extends ReturnType<typeof useUploads> {
  /** The collection has papers: the area takes less of the page. */
  isSmall: boolean;
}

/** Takes files, folders and archives, and shows how far they are uploaded and what was not added. */
export function FilesPanel({ uploads, files, isActive, isSmall }: FilesPanelProps) {
  const add = (chosen: File[]) => void uploads.add(chosen);
  const failed = files.filter(({ state }) => state === 'failed');
  const countOf = (...states: string[]) => files.filter(({ state }) => states.includes(state)).length;
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
        <ChooseButton label={s.chooseFiles} field={s.field} onChoose={add} isMain />
        <ChooseButton label={s.chooseFolder} field={s.folderField} onChoose={add} isFolder />
      </DropArea>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {s.confidential}
      </Typography>
      {files.length > 0 && (
        <Box sx={{ mt: 2 }}>
          {isActive && (
            <LinearProgress
              variant="determinate"
              aria-label={s.uploading(files.length - countOf('waiting', 'sending'), files.length)}
              value={(100 * (files.length - countOf('waiting', 'sending'))) / files.length}
            />
          )}
          <Typography role="status" sx={{ mt: 1 }}>
            {isActive
              ? s.uploading(files.length - countOf('waiting', 'sending'), files.length)
              : s.uploaded(countOf('added'), countOf('duplicate'))}
          </Typography>
        </Box>
      )}
      {failed.length > 0 && (
        <Box component="section" aria-label={s.failed(failed.length)} sx={{ mt: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
            <Typography variant="h5" component="h3" sx={{ flex: 1, color: 'status.fake.main' }}>
              {s.failed(failed.length)}
            </Typography>
            {failed.some(({ file }) => file) && (
              <Button size="small" variant="outlined" onClick={() => uploads.retry()}>
                {s.tryAgain}
              </Button>
            )}
            {!isActive && (
              <Button size="small" onClick={() => uploads.clear()}>
                {s.hideFailed}
              </Button>
            )}
          </Box>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={s.failed(failed.length)}
            sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 280, overflow: 'auto' }}
          >
            {failed.map(({ name, fault }, at) => (
              <EntryRow key={at} title={name} lines={[fault ?? s.notAdded]} />
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}

interface ChooseButtonProps {
  label: string;
  field: string;
  onChoose: (files: File[]) => void;
  isMain?: boolean;
  isFolder?: boolean;
}

function ChooseButton({ label, field, onChoose, isMain, isFolder }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={isMain && <UploadIcon />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={field}
        {...((isFolder ? { webkitdirectory: '' } : {}) as InputHTMLAttributes<HTMLInputElement>)}
        onChange={(event) => {
          const chosen = visibleFiles(event.target.files ?? []);
          event.target.value = '';
          onChoose(chosen);
        }}
      />
    </>
  );
}
