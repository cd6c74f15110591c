import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { DropArea } from '../../components/DropArea';
import { ShieldIcon, UploadIcon } from '../../components/icons';
import { Notice } from '../../components/Notice';
import { appStrings } from '../../site/strings';
import { exampleFile } from './example';
import { ACCEPTED } from './read-file';
import { documentStrings as s } from './strings';

interface DropZoneProps {
  onFile: (file: File) => void;
  /** Why the last file was not read. */
  fault?: string;
}

/** The area to drop or choose a document. */
export function DropZone({ onFile, fault }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card component="section" aria-label={s.field} sx={{ p: { xs: 2, sm: 3 } }}>
      <DropArea
        title={s.drop}
        overTitle={s.dropNow}
        kinds={s.kinds}
        onDrop={({ files: [file] }) => file && onFile(file)}
      >
        <Button variant="contained" size="large" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {s.choose}
        </Button>
        <Button size="large" onClick={() => onFile(exampleFile())}>
          {appStrings.example}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          data-testid="document-file"
          accept={ACCEPTED}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </DropArea>
      {fault && (
        <Notice tone="fake">
          <strong>{s.refused}.</strong> {fault}
        </Notice>
      )}
      <Box sx={{ display: 'flex', gap: 1.25, mt: 2, alignItems: 'flex-start' }}>
        <ShieldIcon aria-hidden fontSize="small" sx={{ color: 'status.valid.main', mt: '2px' }} />
        <Typography variant="body2">
          {s.notKept} {s.shownInTab}
        </Typography>
      </Box>
    </Card>
  );
}
