import { Button, type ButtonProps, Dialog, Grid, IconButton, Row, Typography } from './ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { appStrings } from '../site/strings';
import { CloseIcon } from './icons';

interface DialogFrameProps {
  title: ReactNode;
  lead?: string;
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** Buttons below the content. */
  actions?: ReactNode;
  /** Present when the dialog is a form. */
  onSubmit?: () => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog with a heading, a close button, its content and its buttons. */
export function DialogFrame({ title, lead, width = 'sm', actions, onSubmit, onClose, children }: DialogFrameProps) {
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
      <Typography id={id} variant="h3" component="h2" sx={{ pr: 4, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{lead}</Typography>}
      <Grid
        {...(onSubmit && { component: 'form', noValidate: true })}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void onSubmit?.();
        }}
        sx={{ gap: 2.5, mt: 2.5 }}
      >
        {children}
        {actions && <Row sx={{ justifyContent: 'flex-end' }}>{actions}</Row>}
      </Grid>
    </Dialog>
  );
}

interface FormDialogProps extends Omit<DialogFrameProps, 'actions'>, Pick<ButtonProps, 'color'> {
  /** The label of the button that sends the form. */
  action: string;
  /** The label of the other button. */
  cancel?: string;
  onSubmit: () => Promise<unknown>;
}

/** A dialog with a form or a question that is sent or canceled. It is busy until the submit has ended. */
export function FormDialog({ action, cancel = appStrings.cancel, color, onSubmit, ...dialog }: FormDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    await onSubmit().finally(() => setIsBusy(false));
  };
  return (
    <DialogFrame
      width="xs"
      {...dialog}
      onSubmit={send}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button type="submit" variant="contained" color={color} disabled={isBusy}>
            {action}
          </Button>
        </>
      }
    />
  );
}
