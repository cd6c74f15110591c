import { Button, type ButtonProps } from './ui';
import { useEffect, useRef, useState } from 'react';
import { copyText } from './clipboard';
import { CheckIcon, CopyIcon } from './icons';
import { useToast } from './toast';
import type { Toast } from './ToastView';

/** How long the button says that it copied, in milliseconds. */
const CONFIRM_MS = 2000;

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  /** A plain text, or what copies something else. */
  copy: string | (() => Promise<void>);
  label?: string;
  /** Sentence of the toast that confirms it, or that toast. */
  done: string | Toast;
  /** Sentence of the toast when the browser forbids it. */
  failed?: string;
}

/** A button that copies something, and confirms it. */
export function CopyButton({ copy, label = 'Copy', done, failed = REFUSED, ...button }: CopyButtonProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    (typeof copy === 'string' ? copyText(copy) : copy()).then(
      () => {
        toast(typeof done === 'string' ? copiedToast(done) : done);
        setCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCopied(false), CONFIRM_MS);
      },
      () => toast(refusedToast(failed)),
    );
  };
  return (
    <Button
      size="small"
      variant="outlined"
      {...button}
      data-copied={copied}
      startIcon={copied ? <CheckIcon /> : <CopyIcon />}
      onClick={press}
    >
      {copied ? 'Copied' : label}
    </Button>
  );
}

const REFUSED = 'The browser did not allow access to the clipboard.';

export const copiedToast = (description: string): Toast => ({ title: 'Copied!', description, tone: 'success' });
export const refusedToast = (description = REFUSED): Toast => ({
  title: 'Copy Failed',
  description,
  tone: 'destructive',
});
