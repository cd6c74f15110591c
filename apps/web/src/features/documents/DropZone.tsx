import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
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
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card
      component="section"
      aria-label={s.field}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 1.5,
          px: { xs: 1.5, sm: 4 },
          py: { xs: 4, sm: 7 },
          border: 2,
          borderStyle: 'dashed',
          borderColor: over ? 'primary.main' : 'divider',
          borderRadius: 3,
          bgcolor: over ? 'primary.light' : 'ground.sunken',
        }}
      >
        <UploadIcon aria-hidden sx={{ fontSize: 36, color: 'primary.main' }} />
        <Typography variant="h3" component="p">
          {over ? s.dropNow : s.drop}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 560 }}>
          {s.kinds}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <Button variant="contained" size="large" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
            {s.choose}
          </Button>
          <Button size="large" onClick={() => onFile(exampleFile())}>
            {appStrings.example}
          </Button>
        </Box>
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
      </Box>
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
