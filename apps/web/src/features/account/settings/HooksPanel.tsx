import {
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookDelivery,
} from '@veracite/contracts/webhooks';
import { Button, Muted, Stack } from '../../../components/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { Panel } from '../../../components/Section';
import { useRemovals } from '../../../components/Removals';
import { useChange } from '../../../components/useAttempt';
import { ResultList, FactRow } from '../../../components/ResultList';
import { NewSecretDialog } from './NewSecretDialog';
import { EVENT_NAMES, settingsStrings as s } from './strings';
import { timeText } from '../../../components/dates';
import { DialogFrame } from '../../../components/DialogFrame';

/** How often deliveries on their way are looked at, in milliseconds. */
const LOOK_MS = 2_000;

/** What was sent to an endpoint, each with a way to send it again. */
function DeliveriesDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const loaded = useSWR<WebhookDelivery[] | null>(api.deliveries(hook.id), {
    revalidateOnMount: true,
    refreshInterval: (all) => (all?.some(({ state }) => state === 'pending') ? LOOK_MS : 0),
  });
  const change = useChange(loaded.mutate);
  const send = (address: string, done: string) => void change('POST', address, { body: {}, done });
  return (
    <DialogFrame
      title={s.deliveriesOf(hook.url)}
      onClose={onClose}
      actions={<Button onClick={() => send(api.pingWebhook(hook.id), s.pinged)}>{s.ping}</Button>}
    >
      <ResultList aria-label={s.deliveries} loaded={loaded} none={s.deliveriesNone}>
        {(delivery) => (
          <FactRow
            key={delivery.id}
            title={delivery.event}
            lines={linesOf(delivery)}
            action={
              <Button
                size="small"
                aria-label={s.replayOf(delivery.event, timeText(delivery.createdAt))}
                onClick={() => send(api.replay(hook.id, delivery.id), s.replayed)}
              >
                {s.replay}
              </Button>
            }
          />
        )}
      </ResultList>
    </DialogFrame>
  );
}

function linesOf({ state, attempts, lastFault, createdAt }: WebhookDelivery): string[] {
  const how = [s.deliveryState[state], s.attempts(attempts), lastFault].filter(Boolean).join(', ');
  return [timeText(createdAt), how];
}

/** Lists the endpoints that are notified, with what was delivered to each. */
export function HooksPanel() {
  const loaded = useSWR<Webhook[] | null>(api.webhooks(), { revalidateOnMount: true });
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Webhook>();
  const { remove, isRemoved } = useRemovals();
  const create = async (url: string, events: WebhookEvent[]) => {
    const { secret } = await request<NewWebhook>('POST', api.webhooks(), { url, events });
    void loaded.mutate();
    return secret;
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
      <Muted sx={{ mb: 2 }}>{s.hooksLead}</Muted>
      <ResultList
        aria-label={s.hooks}
        loaded={{ ...loaded, data: loaded.data?.filter(({ id }) => !isRemoved(api.webhook(id))) }}
        none={s.hooksNone}
      >
        {(hook) => (
          <FactRow
            key={hook.id}
            title={hook.url}
            lines={[
              s.hookNotified(hook.events.map((event) => EVENT_NAMES[event])),
              ...(hook.active ? [] : [s.hookOff]),
            ]}
            action={
              <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 0.5 }}>
                <Button size="small" aria-label={s.deliveriesOf(hook.url)} onClick={() => setOpened(hook)}>
                  {s.deliveries}
                </Button>
                <Button
                  size="small"
                  color="error"
                  aria-label={s.removeHook(hook.url)}
                  onClick={() =>
                    remove({ url: api.webhook(hook.id), name: hook.url, onGone: () => void loaded.mutate() })
                  }
                >
                  {s.remove}
                </Button>
              </Stack>
            }
          />
        )}
      </ResultList>
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
