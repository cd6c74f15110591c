import Button from '@mui/material/Button';
import { useState } from 'react';
import { checkStrings as s } from '../strings';

const canAsk = () => 'Notification' in window && Notification.permission === 'default';

/** Offers to tell of the end of a long check while its page is not looked at; gone once that is decided. */
export function TellMe() {
  const [isOpen, setIsOpen] = useState(canAsk);
  if (!isOpen) return null;
  return (
    <Button size="small" onClick={() => void Notification.requestPermission().finally(() => setIsOpen(canAsk()))}>
      {s.tellMe}
    </Button>
  );
}
