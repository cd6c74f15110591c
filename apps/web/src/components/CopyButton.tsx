import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons';
import { useToast } from './toast';
import type { Toast } from './ToastView';

/** How long the button says that it copied, in milliseconds. */
const CONFIRM_MS = 2000;

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> {
  copy: () => Promise<void>;
  label?: string;
  done: Toast;
  failed?: Toast;
}

const refused: Toast = {
  title: 'Copy Failed',
  description: 'The browser did not allow access to the clipboard.',
  tone: 'destructive',
};

export function CopyButton({ copy, label = 'Copy', done, failed = refused, ...button }: CopyButtonProps) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = () => {
    copy().then(
      () => {
        toast(done);
        setCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCopied(false), CONFIRM_MS);
      },
      () => toast(failed),
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
