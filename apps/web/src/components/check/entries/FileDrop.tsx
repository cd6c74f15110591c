import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import { UploadIcon } from '../../icons';
import { useToast } from '../../toast';
import { checkStrings as s } from '../strings';
import { readReferences } from './read-text-file';

/** Opens a file of references by drop or by a button, around the field it wraps. */
export function FileDrop({ onText, children }: { onText: (text: string) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readReferences(file);
    if ('text' in read) {
      onText(read.text);
      toast({ title: s.fileRead(file.name) });
    } else toast({ title: s.fileRefused, description: read.why ?? s.fileKinds, tone: 'destructive' });
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
      sx={{ position: 'relative' }}
    >
      {children}
      {over && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 2,
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            bgcolor: 'primary.light',
            pointerEvents: 'none',
          }}
        >
          {s.dropHere}
        </Box>
      )}
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button
        size="small"
        startIcon={<UploadIcon />}
        onClick={() => input.current?.click()}
        sx={{
          // On phones there is no space next to the label.
          position: { xs: 'static', sm: 'absolute' },
          right: 0,
          top: -6,
          mt: { xs: 0.75, sm: 0 },
          px: 1,
        }}
      >
        {s.openFile}
      </Button>
    </Box>
  );
}
