import { Button, type ButtonProps } from './ui';
import { useState } from 'react';

interface SureButtonProps extends Pick<ButtonProps, 'size' | 'sx' | 'color' | 'aria-label'> {
  label: string;
  /** Label after the first press, which asks whether the user is sure. */
  sureLabel: string;
  onSure: () => void;
}

/** A button for what cannot be undone: the second press does it, and leaving the button forgets the first. Red by default. */
export function SureButton({ label, sureLabel, onSure, 'aria-label': name, ...button }: SureButtonProps) {
  const [isSure, setIsSure] = useState(false);
  return (
    <Button
      color="error"
      {...button}
      aria-label={isSure ? undefined : name}
      variant={isSure ? 'contained' : 'text'}
      onBlur={() => setIsSure(false)}
      onClick={() => (isSure ? onSure() : setIsSure(true))}
    >
      {isSure ? sureLabel : label}
    </Button>
  );
}
