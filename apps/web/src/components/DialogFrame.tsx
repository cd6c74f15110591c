import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { appStrings } from '../site/strings';
import { CloseIcon } from './icons';

interface DialogFrameProps {
  title: string;
  lead?: string;
  width?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a heading, a close button and its content. */
export function DialogFrame({ title, lead, width = 'sm', onClose, children }: DialogFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={width}
      fullWidth
      aria-labelledby={id}
      slotProps={{ paper: { sx: { p: { xs: 2.5, sm: 4 }, m: { xs: 1.5, sm: 4 }, width: '100%' } } }}
    >
      <IconButton aria-label={appStrings.close} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <Typography id={id} variant="h3" component="h2" sx={{ pr: 4 }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{lead}</Typography>}
      <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Dialog>
  );
}
