import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FileButton } from '../../FileButton';
import { useToast } from '../../toast';
import { useDropTarget } from '../../useDropTarget';
import { checkStrings as s } from '../strings';
import { readReferences } from './read-text-file';

/** Opens a file of references by drop or by a button, around the field it wraps. */
export function FileDrop({ onText, children }: { onText: (text: string) => void; children: ReactNode }) {
  const toast = useToast();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readReferences(file);
    if ('text' in read) {
      onText(read.text);
      toast({ title: s.fileRead(file.name) });
    } else toast({ title: s.fileRefused, description: read.why ?? s.fileKinds, tone: 'destructive' });
  };
  const { over, target } = useDropTarget(({ files }) => void take(files[0]));

  return (
    <Box {...target} sx={{ position: 'relative' }}>
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
      <FileButton
        size="small"
        onFiles={([file]) => void take(file)}
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
      </FileButton>
    </Box>
  );
}
