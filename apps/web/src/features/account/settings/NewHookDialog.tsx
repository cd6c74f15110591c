import { WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type NewWebhook, type WebhookRequest } from '@veracite/contracts/webhooks';
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
import { useAttempt } from '../../../components/useAttempt';
import { Choices } from './Choices';
import { ShownOnce } from './ShownOnce';
import { EVENT_NAMES, settingsStrings as s } from './strings';

/** Asks where and of what to tell, then shows the secret, this once. */
export function NewHookDialog({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const [created, setCreated] = useState<NewWebhook>();
  const attempt = useAttempt();
  const { control, handleSubmit, formState } = useForm<WebhookRequest>({
    defaultValues: { url: '', events: [...WEBHOOK_EVENTS] },
  });
  const submit = handleSubmit(({ url, events }) =>
    attempt(async () => {
      setCreated(await request<NewWebhook>('POST', api.webhooks(), { url: url.trim(), events }));
      onCreated();
    }),
  );
  if (created)
    return (
      <ShownOnce
        title={s.hookCreated}
        label={s.hookSecret}
        value={created.secret}
        note={s.hookOnce}
        copied={s.hookCopied}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-hook-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="new-hook-title">{s.newHook}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FormField
            control={control}
            name="url"
            label={s.hookUrl}
            helperText={s.hookUrlHint}
            type="url"
            autoFocus
            slotProps={{ htmlInput: { maxLength: WEBHOOK_URL_MAX } }}
            // Room for the label, which floats above the field.
            sx={{ mt: 1 }}
            rules={{ validate: (url) => String(url).trim().length > 0 || s.hookUrlRequired }}
          />
          <Choices
            control={control}
            name="events"
            legend={s.hookEvents}
            choices={WEBHOOK_EVENTS}
            labels={EVENT_NAMES}
            required={s.hookEventsRequired}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2.5, pt: 0 }}>
          <Button onClick={onClose}>{s.cancel}</Button>
          <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
            {s.createHook}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
