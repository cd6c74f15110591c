import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

export type ToastTone = 'neutral' | 'success' | 'warning' | 'destructive';

export interface Toast {
  title: string;
  description?: string;
  tone?: ToastTone;
}

const ToastView = lazy(() => import('./ToastView'));

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a toast; one is visible at a time, the newest. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
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
      <Suspense>
        {useMemo(
          () => shown && open && <ToastView key={shown.key} toast={shown.toast} onClose={close} />,
          [shown, open, close],
        )}
      </Suspense>
    </ToastContext.Provider>
  );
}
