import Button, { type ButtonProps } from '@mui/material/Button';
import { DialogFrame } from '../../../components/DialogFrame';
import { settingsStrings as s } from './strings';
import type { ReactNode } from 'react';

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
export function FormDialog({ action, color, isBusy, ...dialog }: FormDialogProps) {
  return (
    <DialogFrame
      width="xs"
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{s.cancel}</Button>
          <Button type="submit" variant="contained" color={color} disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    />
  );
}
