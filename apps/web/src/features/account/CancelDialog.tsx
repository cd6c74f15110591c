import type { CancelResponse } from '@veracite/contracts/payments';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useRefresh } from '../../api/queries';
import { useToast } from '../../components/toast';
import { accountStrings as s } from './strings';

export function CancelDialog({ providerName, onClose }: { providerName: string; onClose: () => void }) {
  const toast = useToast();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      const { cancelUrl, message } = await request<CancelResponse>('POST', api.cancelSubscription(), {});
      if (cancelUrl) {
        window.open(cancelUrl, '_blank', 'noopener');
        toast({ title: providerName, description: s.cancelNext(providerName), tone: 'success' });
      } else toast({ title: s.error, description: message ?? s.cancelNoUrl, tone: 'destructive' });
      void refresh.billing();
    } catch (error) {
      toast({ title: s.error, description: messageOf(error) ?? s.cancelFailed, tone: 'destructive' });
    }
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="cancel-title">
      <DialogTitle id="cancel-title">{s.cancelTitle}</DialogTitle>
      <DialogContent>{s.cancelText}</DialogContent>
      <DialogActions sx={{ p: 2.5, pt: 0 }}>
        <Button onClick={onClose}>{s.keep}</Button>
        <Button color="error" variant="contained" disabled={busy} onClick={() => void confirm()}>
          {s.confirmCancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
