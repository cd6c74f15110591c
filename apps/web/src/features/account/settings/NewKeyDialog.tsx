import { KEY_NAME_MAX, KEY_SCOPES, type KeyRequest, type NewApiKey } from '@veracite/contracts/keys';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { FormField } from '../../../components/FormField';
import { Choices } from './Choices';
import { ShownOnce } from './ShownOnce';
import { SCOPE_TEXTS, settingsStrings as s } from './strings';
import { useAttempt } from '../../../components/useAttempt';

interface NewKeyDialogProps {
  onCreated: () => void;
  onClose: () => void;
}

/** Asks what a new key is for and may do, then shows it, this once. */
export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const [created, setCreated] = useState<NewApiKey>();
  const attempt = useAttempt();
  const { control, handleSubmit, formState } = useForm<KeyRequest>({ defaultValues: { name: '', scopes: ['verify'] } });
  const submit = handleSubmit(({ name, scopes: chosen }) =>
    attempt(async () => {
      setCreated(await request<NewApiKey>('POST', api.apiKeys(), { name: name.trim(), scopes: chosen }));
      onCreated();
    }),
  );

  if (created)
    return (
      <ShownOnce
        title={s.keyCreated}
        label={s.keyValue}
        value={created.key}
        note={s.keyOnce}
        copied={s.keyCopied}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-key-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="new-key-title">{s.newKey}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormField
            control={control}
            name="name"
            label={s.keyName}
            helperText={s.keyNameHint}
            autoFocus
            slotProps={{ htmlInput: { maxLength: KEY_NAME_MAX } }}
            // Room for the label, which floats above the field.
            sx={{ mt: 1 }}
            rules={{ validate: (name) => String(name).trim().length > 0 || s.keyNameRequired }}
          />
          <Choices
            control={control}
            name="scopes"
            legend={s.keyScopes}
            choices={KEY_SCOPES}
            labels={SCOPE_TEXTS}
            required={s.keyScopesRequired}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2.5, pt: 0 }}>
          <Button onClick={onClose}>{s.cancel}</Button>
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {s.createKey}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
