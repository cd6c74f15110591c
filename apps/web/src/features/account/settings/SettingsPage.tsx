import type { SessionInfo, User } from '@veracite/contracts/account';
import { Box, Button, Grid, Muted, Typography } from '../../../components/ui';
import { useForm } from 'react-hook-form';
import useSWR, { useSWRConfig } from 'swr';
import { forUsers } from '../../../components/session/AccessRequired';
import { DataPanel } from './DataPanel';
import { HooksPanel } from './HooksPanel';
import { KeysPanel } from './KeysPanel';
import { settingsStrings as s } from './strings';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { timeText } from '../../../components/dates';
import { Panel } from '../../../components/Section';
import { ResultList, FactRow } from '../../../components/ResultList';
import { useAttempt, useChange } from '../../../components/useAttempt';
import { FormField } from '../../../components/FormField';
import { useAuth } from '../../../components/session/auth-context';
import { NewPasswordFields, passwordProps } from '../../../components/session/NewPasswordFields';
import { accountStrings } from '../strings';

const empty = { currentPassword: '', newPassword: '', confirm: '' };

function PasswordPanel({ user }: { user: User }) {
  const attempt = useAttempt();
  const { mutate } = useSWRConfig();
  const { refresh } = useAuth();
  const { control, handleSubmit, formState, reset } = useForm({ defaultValues: empty });

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const body = user.hasPassword ? { currentPassword, newPassword } : { newPassword };
    if (!(await attempt(() => request('POST', api.password(), body), s.passwordChanged))) return;
    reset(empty);
    void mutate(api.sessions());
    if (!user.hasPassword) refresh();
  });

  return (
    <Panel title={s.password}>
      {!user.hasPassword && <Muted sx={{ mb: 2 }}>{s.passwordNone(accountStrings.providers[user.provider])}</Muted>}
      <Grid component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2, maxWidth: 420 }}>
        {/* Password managers want to know whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && (
          <FormField control={control} name="currentPassword" label={s.currentPassword} {...passwordProps} />
        )}
        <NewPasswordFields
          control={control}
          name="newPassword"
          confirm="confirm"
          label={s.newPassword}
          confirmLabel={s.confirmPassword}
        />
        <Button type="submit" variant="contained" disabled={formState.isSubmitting} sx={{ justifySelf: 'start' }}>
          {user.hasPassword ? s.changePassword : s.setPassword}
        </Button>
      </Grid>
    </Panel>
  );
}

export default forUsers({ title: s.title }, Settings);

function Settings({ user }: { user: User }) {
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h2" component="h1">
        {s.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{s.lead}</Typography>
      <Grid sx={{ gap: 2.5 }}>
        <PasswordPanel user={user} />
        <SessionsPanel />
        <KeysPanel />
        <HooksPanel />
        <DataPanel user={user} />
      </Grid>
    </Box>
  );
}

function SessionsPanel() {
  const loaded = useSWR<SessionInfo[] | null>(api.sessions(), { revalidateOnMount: true });
  const change = useChange(loaded.mutate);
  const end = (address: string) => void change('DELETE', address, { done: s.signedOut });
  const others = loaded.data?.some(({ current }) => !current);
  return (
    <Panel
      title={s.sessions}
      aside={
        others && (
          <Button size="small" color="error" onClick={() => end(api.sessions())}>
            {s.signOutOthers}
          </Button>
        )
      }
    >
      <ResultList aria-label={s.sessions} loaded={loaded}>
        {({ id, device, createdAt, seenAt, current }) => (
          <FactRow
            key={id}
            title={device}
            lines={[current ? s.thisDevice : s.seen(timeText(seenAt)), s.since(timeText(createdAt))]}
            action={
              !current && (
                <Button size="small" aria-label={s.signOutOf(device)} onClick={() => end(api.session(id))}>
                  {s.signOut}
                </Button>
              )
            }
          />
        )}
      </ResultList>
    </Panel>
  );
}
