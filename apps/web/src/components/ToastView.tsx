import { Alert, type AlertColor, AlertTitle, Snackbar } from './ui';

type ToastTone = 'neutral' | 'success' | 'warning' | 'destructive';

export interface Toast {
  title: string;
  description?: string;
  tone?: ToastTone;
}

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 5000;

const severity: Record<ToastTone, AlertColor> = {
  neutral: 'info',
  success: 'success',
  warning: 'warning',
  destructive: 'error',
};

export default function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const tone = severity[toast.tone ?? 'neutral'];
  return (
    <Snackbar
      open
      autoHideDuration={TOAST_MS}
      disableWindowBlurListener
      transitionDuration={{ enter: 160, exit: 0 }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // On a phone over the header, where nothing is copied, next to its menu and the button that closes a dialog.
      sx={{ top: { xs: 8, sm: 'auto' }, bottom: { xs: 'auto', sm: 24 }, right: { xs: 64, sm: 24 } }}
    >
      <Alert
        severity={tone}
        variant="standard"
        role={toast.tone === 'destructive' ? 'alert' : 'status'}
        icon={false}
        onClose={onClose}
        sx={{
          width: { xs: '100%', sm: 400 },
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          borderLeft: 4,
          borderLeftColor: tone === 'info' ? 'primary.main' : `${tone}.main`,
          boxShadow: '0 18px 50px -14px rgb(0 0 0 / 0.35)',
        }}
      >
        <AlertTitle sx={{ typography: 'h5', mb: toast.description ? 0.25 : 0 }}>{toast.title}</AlertTitle>
        {toast.description && <div>{toast.description}</div>}
      </Alert>
    </Snackbar>
  );
}
