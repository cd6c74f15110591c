import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
} from '@veracite/contracts/webhooks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import useSWR from 'swr';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { Panel } from '../../../components/Section';
import { useAttempt } from '../../../components/useAttempt';
import { DeliveriesDialog } from './DeliveriesDialog';
import { EntryList, EntryRow } from '../../../components/EntryRow';
import { NewSecretDialog } from './NewSecretDialog';
import { EVENT_NAMES, settingsStrings as s } from './strings';

/** Lists the endpoints that are notified, with what was delivered to each. */
export function HooksPanel() {
  const loaded = useSWR<Webhook[] | null>(api.webhooks(), { revalidateOnMount: true });
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Webhook>();
  const attempt = useAttempt();
  const create = async (url: string, events: WebhookEvent[]) => {
    const { secret } = await request<NewWebhook>('POST', api.webhooks(), { url, events });
    void loaded.mutate();
    return secret;
  };
  const remove = async (id: string) => {
    await attempt(() => request('DELETE', api.webhook(id)), s.hookRemoved);
    void loaded.mutate();
  };
  return (
    <Panel
      title={s.hooks}
      aside={
        <Button size="small" variant="contained" onClick={() => setCreating(true)}>
          {s.newHook}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {s.hooksLead}
      </Typography>
      <EntryList label={s.hooks} loaded={loaded} none={s.hooksNone}>
        {(hook) => (
          <EntryRow
            key={hook.id}
            title={hook.url}
            lines={[
              s.hookNotified(hook.events.map((event) => EVENT_NAMES[event])),
              ...(hook.active ? [] : [s.hookOff]),
            ]}
            action={
              <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 0.5 }}>
                <Button size="small" aria-label={s.deliveriesOf(hook.url)} onClick={() => setOpened(hook)}>
                  {s.deliveries}
                </Button>
                <Button
                  size="small"
                  color="error"
                  aria-label={s.removeHook(hook.url)}
                  onClick={() => void remove(hook.id)}
                >
                  {s.remove}
                </Button>
              </Box>
            }
          />
        )}
      </EntryList>
      {creating && (
        <NewSecretDialog
          title={s.newHook}
          action={s.createHook}
          field={{
            label: s.hookUrl,
            hint: s.hookUrlHint,
            required: s.hookUrlRequired,
            type: 'url',
            maxLength: WEBHOOK_URL_MAX,
          }}
          choices={{ legend: s.hookEvents, choices: WEBHOOK_EVENTS, labels: EVENT_NAMES, required: s.chooseOne }}
          initial={WEBHOOK_EVENTS}
          shown={{ title: s.hookCreated, label: s.hookSecret, note: s.hookOnce, copied: s.hookCopied }}
          create={create}
          onClose={() => setCreating(false)}
        />
      )}
      {opened && <DeliveriesDialog hook={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}
