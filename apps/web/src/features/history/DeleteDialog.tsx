import Button from '@mui/material/Button';
import { useState } from 'react';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { api, type HistoryFilter } from '../../api/keys';
import { DialogFrame } from '../../components/DialogFrame';
import { useToast } from '../../components/toast';
import { historyStrings as s } from './strings';

interface DeleteDialogProps {
  filter: HistoryFilter;
  total: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before it deletes what the filter shows. */
export default function DeleteDialog({ filter, total, onClose, onRemoved }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const remove = async () => {
    setBusy(true);
    try {
      const { deleted } = await request<{ deleted: number }>('DELETE', api.allCitations(filter));
      toast({ title: s.deleted(deleted) });
      onRemoved();
    } catch (error) {
      toast({ title: messageOf(error) ?? s.deleteFailed, tone: 'destructive' });
    }
    onClose();
  };
  return (
    <DialogFrame
      title={s.deleteTitle(total)}
      lead={s.deleteText}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{s.deleteKeep}</Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void remove()}>
            {s.deleteConfirm}
          </Button>
        </>
      }
    />
  );
}
