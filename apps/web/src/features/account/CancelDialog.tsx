import type { CancelResponse } from '@veracite/contracts/payments';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { useRefresh } from '../../api/queries';
import { DialogFrame } from '../../components/DialogFrame';
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
    <DialogFrame
      width="xs"
      title={s.cancelTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{s.keep}</Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void confirm()}>
            {s.confirmCancel}
          </Button>
        </>
      }
    >
      {s.cancelText}
    </DialogFrame>
  );
}
