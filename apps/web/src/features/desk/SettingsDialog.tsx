import { COLLECTION_NAME_MAX, type ChangeCollection, type Collection } from '@veracite/contracts/collections';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { deskApi } from '../../api/desk';
import { request } from '../../api/fetcher';
import { FormField } from '../../components/FormField';
import { TitledDialog } from '../../components/TitledDialog';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { nameRules, retentionRules } from './NewCollection';
import { deskStrings as s } from './strings';

const DAY_MS = 24 * 60 * 60_000;

interface SettingsDialogProps {
  collection: Collection;
  onClose: () => void;
  onSaved: () => void;
}

/** Renames a collection, changes when it is deleted, or deletes it now. */
export default function SettingsDialog({ collection, onClose, onSaved }: SettingsDialogProps) {
  const { id, name, createdAt, expiresAt } = collection;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [isSure, setIsSure] = useState(false);
  const days = Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / DAY_MS);
  const { control, handleSubmit, formState } = useForm({ defaultValues: { name, retention: String(days) } });
  const submit = handleSubmit((values) =>
    attempt(async () => {
      const change: ChangeCollection = { name: values.name.trim(), retentionDays: Number(values.retention) };
      await request('PATCH', deskApi.collection(id), change);
      onSaved();
      onClose();
    }, s.saved),
  );
  const remove = () =>
    attempt(async () => {
      await request('DELETE', deskApi.collection(id));
      void navigate(routes.desk);
    }, s.removed);
  return (
    <TitledDialog
      title={s.settings}
      width="sm"
      onClose={onClose}
      onSubmit={async () => void (await submit())}
      actions={
        <>
          <Button
            color="error"
            variant={isSure ? 'contained' : 'text'}
            onClick={() => (isSure ? void remove() : setIsSure(true))}
            sx={{ mr: 'auto', whiteSpace: 'normal' }}
          >
            {isSure ? s.removeSure : s.remove}
          </Button>
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {s.save}
          </Button>
        </>
      }
    >
      <FormField
        control={control}
        name="name"
        label={s.name}
        rules={nameRules}
        slotProps={{ htmlInput: { maxLength: COLLECTION_NAME_MAX } }}
        sx={{ mt: 1 }}
      />
      <FormField
        control={control}
        name="retention"
        type="number"
        label={s.retention}
        helperText={s.retentionHint}
        rules={retentionRules}
      />
    </TitledDialog>
  );
}
