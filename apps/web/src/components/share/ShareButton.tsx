import { Button } from '../ui';
import { lazy, Suspense, useState } from 'react';
import { LinkIcon } from '../icons';
import type { ShareDialogProps } from './ShareDialog';
import { shareStrings as s } from './strings';

const ShareDialog = lazy(() => import('./ShareDialog'));

/** Opens the dialog that makes a link to a result or a list; with neither, the one that lists the user's links. */
export function ShareButton({ what }: Pick<ShareDialogProps, 'what'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size={what ? 'small' : 'medium'}
        variant="outlined"
        startIcon={<LinkIcon />}
        onClick={() => setOpen(true)}
      >
        {what ? s.share : s.manage}
      </Button>
      <Suspense>{open && <ShareDialog what={what} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
