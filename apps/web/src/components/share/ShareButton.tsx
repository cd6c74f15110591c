import type { ShareRequest } from '@veracite/contracts/share';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { LinkIcon } from '../icons';
import { shareStrings as s } from './strings';

const ShareDialog = lazy(() => import('./ShareDialog'));

/** Opens the dialog that makes a link to a result or to a batch. */
export function ShareButton({ what }: { what: Pick<ShareRequest, 'citationId' | 'batchId'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<LinkIcon />} onClick={() => setOpen(true)}>
        {s.share}
      </Button>
      <Suspense>{open && <ShareDialog what={what} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
