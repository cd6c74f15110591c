import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { settingsStrings as s } from './strings';

interface FormDialogProps extends Pick<ButtonProps, 'color'> {
  title: string;
  /** The label of the button that sends the form. */
  action: string;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form that is sent or canceled. */
export function FormDialog({ title, action, color, isBusy, onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions sx={{ p: 2.5, pt: 0 }}>
          <Button onClick={onClose}>{s.cancel}</Button>
          <Button type="submit" variant="contained" color={color} disabled={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
