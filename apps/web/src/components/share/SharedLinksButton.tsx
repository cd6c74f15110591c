import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { LinkIcon } from '../icons';
import { shareStrings as s } from './strings';

const SharesDialog = lazy(() => import('./SharesDialog'));

/** Opens the list of the links that hold. */
export function SharedLinksButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setOpen(true)}>
        {s.manage}
      </Button>
      <Suspense>{open && <SharesDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
