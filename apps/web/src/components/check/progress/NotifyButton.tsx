import Button from '@mui/material/Button';
import { useState } from 'react';
import { checkStrings as s } from '../strings';

const canAsk = () => 'Notification' in window && Notification.permission === 'default';

/** Requests permission to notify the user when a long check has ended. Hidden once the user has decided. */
export function TellMe() {
  const [isOpen, setIsOpen] = useState(canAsk);
  if (!isOpen) return null;
  return (
    <Button size="small" onClick={() => void Notification.requestPermission().finally(() => setIsOpen(canAsk()))}>
      {s.tellMe}
    </Button>
  );
}
