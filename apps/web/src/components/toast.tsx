import { Box } from './ui';
import { createContext, lazy, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary';
import type { Toast } from './ToastView';

const ToastView = lazy(() => import('./ToastView'));

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a toast; one is visible at a time, the newest. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** What a toast says when its own looks could not be loaded. */
function PlainToast({ title, description }: Toast) {
  return (
    <Box
      role="alert"
      className="MuiSnackbar-root"
      sx={{
        position: 'fixed',
        right: 24,
        bottom: 24,
        zIndex: 'snackbar',
        maxWidth: 400,
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <strong>{title}</strong>
      {description && <div>{description}</div>}
    </Box>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; key: number }>();
  const [open, setOpen] = useState(false);
  const show = useCallback((toast: Toast) => {
    setShown((last) => ({ toast, key: (last?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <PartBoundary key={shown?.key} missing={shown && open ? <PlainToast {...shown.toast} /> : null}>
        {useMemo(
          () => shown && open && <ToastView key={shown.key} toast={shown.toast} onClose={close} />,
          [shown, open, close],
        )}
      </PartBoundary>
    </ToastContext.Provider>
  );
}
