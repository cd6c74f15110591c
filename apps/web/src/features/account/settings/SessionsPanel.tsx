import Button from '@mui/material/Button';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { useSessions } from '../../../api/queries';
import { timeText } from '../../../components/dates';
import { Panel } from '../../../components/Section';
import { EntryList, EntryRow } from '../../../components/EntryRow';
import { settingsStrings as s } from './strings';
import { useAttempt } from '../../../components/useAttempt';

export function SessionsPanel() {
  const loaded = useSessions();
  const attempt = useAttempt();
  const end = async (address: string) => {
    await attempt(() => request('DELETE', address), s.signedOut);
    void loaded.mutate();
  };
  const others = loaded.data?.some(({ current }) => !current);
  return (
    <Panel
      title={s.sessions}
      aside={
        others && (
          <Button size="small" color="error" onClick={() => void end(api.sessions())}>
            {s.signOutOthers}
          </Button>
        )
      }
    >
      <EntryList label={s.sessions} loaded={loaded}>
        {({ id, device, createdAt, seenAt, current }) => (
          <EntryRow
            key={id}
            title={device}
            lines={[current ? s.thisDevice : s.seen(timeText(seenAt)), s.since(timeText(createdAt))]}
            action={
              !current && (
                <Button size="small" aria-label={s.signOutOf(device)} onClick={() => void end(api.session(id))}>
                  {s.signOut}
                </Button>
              )
            }
          />
        )}
      </EntryList>
    </Panel>
  );
}
