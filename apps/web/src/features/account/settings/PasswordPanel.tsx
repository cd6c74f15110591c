import type { User } from '@veracite/contracts/account';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { FormField } from '../../../components/FormField';
import { Panel } from '../../../components/Section';
import { useAuth } from '../../../components/session/auth-context';
import { NewPasswordFields } from '../../../components/session/NewPasswordFields';
import { authStrings } from '../../../components/session/strings';
import { accountStrings } from '../strings';
import { settingsStrings as s } from './strings';
import { useAttempt } from '../../../components/useAttempt';

const empty = { currentPassword: '', newPassword: '', confirm: '' };

export function PasswordPanel({ user }: { user: User }) {
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
      {!user.hasPassword && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {s.passwordNone(accountStrings.providers[user.provider])}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
      >
        {/* Password managers want to know whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && (
          <FormField
            control={control}
            name="currentPassword"
            label={s.currentPassword}
            type="password"
            autoComplete="current-password"
            rules={{ required: authStrings.passwordRequired }}
          />
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
      </Box>
    </Panel>
  );
}
