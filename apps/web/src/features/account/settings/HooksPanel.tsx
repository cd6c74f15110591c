import type { Webhook } from '@veracite/contracts/webhooks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import useSWR from 'swr';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Section';
import { useAttempt } from '../../../components/useAttempt';
import { DeliveriesDialog } from './DeliveriesDialog';
import { EntryList, EntryRow } from './EntryRow';
import { NewHookDialog } from './NewHookDialog';
import { EVENT_NAMES, settingsStrings as s } from './strings';

/** Addresses of the user's that are told what happens. */
export function HooksPanel() {
  const { data, error, mutate } = useSWR<Webhook[] | null>(api.webhooks(), { revalidateOnMount: true });
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Webhook>();
  const attempt = useAttempt();
  const remove = async (id: string) => {
    await attempt(() => request('DELETE', api.webhook(id)), s.hookRemoved);
    void mutate();
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
      {error && <Notice>{s.notLoaded}</Notice>}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && <Typography>{s.hooksNone}</Typography>}
      <EntryList label={s.hooks}>
        {data?.map((hook) => (
          <EntryRow
            key={hook.id}
            title={hook.url}
            lines={[s.hookTold(hook.events.map((event) => EVENT_NAMES[event])), ...(hook.active ? [] : [s.hookOff])]}
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
        ))}
      </EntryList>
      {creating && <NewHookDialog onCreated={() => void mutate()} onClose={() => setCreating(false)} />}
      {opened && <DeliveriesDialog hook={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}
