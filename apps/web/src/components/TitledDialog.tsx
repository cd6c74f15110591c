import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEvent, type ReactNode } from 'react';

interface TitledDialogProps {
  title: string;
  width?: 'xs' | 'sm';
  /** Buttons below the content. */
  actions: ReactNode;
  /** Present when the dialog is a form. */
  onSubmit?: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title, its content and buttons. */
export function TitledDialog({ title, width = 'xs', actions, onSubmit, onClose, children }: TitledDialogProps) {
  const id = useId();
  const form = onSubmit && {
    component: 'form' as const,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void onSubmit();
    },
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={width} aria-labelledby={id} slotProps={{ paper: form }}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</DialogContent>
      <DialogActions sx={{ p: 2.5, pt: 0 }}>{actions}</DialogActions>
    </Dialog>
  );
}
