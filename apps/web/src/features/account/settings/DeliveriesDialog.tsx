import type { Webhook, WebhookDelivery } from '@veracite/contracts/webhooks';
import Button from '@mui/material/Button';
import useSWR from 'swr';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { timeText } from '../../../components/dates';
import { DialogFrame } from '../../../components/DialogFrame';
import { useAttempt } from '../../../components/useAttempt';
import { EntryList, EntryRow } from '../../../components/EntryRow';
import { settingsStrings as s } from './strings';

/** How often deliveries on their way are looked at, in milliseconds. */
const LOOK_MS = 2_000;

/** What was sent to an endpoint, each with a way to send it again. */
export function DeliveriesDialog({ hook, onClose }: { hook: Webhook; onClose: () => void }) {
  const loaded = useSWR<WebhookDelivery[] | null>(api.deliveries(hook.id), {
    revalidateOnMount: true,
    refreshInterval: (all) => (all?.some(({ state }) => state === 'pending') ? LOOK_MS : 0),
  });
  const attempt = useAttempt();
  const send = async (address: string, done: string) => {
    await attempt(() => request('POST', address, {}), done);
    void loaded.mutate();
  };
  return (
    <DialogFrame
      title={s.deliveriesOf(hook.url)}
      onClose={onClose}
      actions={<Button onClick={() => void send(api.pingWebhook(hook.id), s.pinged)}>{s.ping}</Button>}
    >
      <EntryList label={s.deliveries} loaded={loaded} none={s.deliveriesNone}>
        {(delivery) => (
          <EntryRow
            key={delivery.id}
            title={delivery.event}
            lines={linesOf(delivery)}
            action={
              <Button
                size="small"
                aria-label={s.replayOf(delivery.event, timeText(delivery.createdAt))}
                onClick={() => void send(api.replay(hook.id, delivery.id), s.replayed)}
              >
                {s.replay}
              </Button>
            }
          />
        )}
      </EntryList>
    </DialogFrame>
  );
}

function linesOf({ state, attempts, lastFault, createdAt }: WebhookDelivery): string[] {
  const how = [s.deliveryState[state], s.attempts(attempts), lastFault].filter(Boolean).join(', ');
  return [timeText(createdAt), how];
}
