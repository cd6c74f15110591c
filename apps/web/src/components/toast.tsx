import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Toast } from './ToastView';

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
