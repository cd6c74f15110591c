import type { User } from '@veracite/contracts/account';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useForm } from 'react-hook-form';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { FormField } from '../../../components/FormField';
import { useAuth } from '../../../components/session/auth-context';
import { authStrings } from '../../../components/session/strings';
import { settingsStrings as s } from './strings';
import { useAttempt } from '../../../components/useAttempt';

export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const attempt = useAttempt();
  const { leave } = useAuth();
  const { control, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    const body = user.hasPassword ? { password } : {};
    if (await attempt(() => request('POST', api.accountDelete(), body), s.deleted)) leave();
  });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delete-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="delete-title">{s.deleteTitle}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{s.deleteText}</DialogContentText>
          {user.hasPassword ? (
            <FormField
              control={control}
              name="password"
              label={s.deletePassword}
              type="password"
              autoComplete="current-password"
              rules={{ required: authStrings.passwordRequired }}
            />
          ) : (
            <DialogContentText>{s.deleteFresh}</DialogContentText>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2.5, pt: 0 }}>
          <Button onClick={onClose}>{s.cancel}</Button>
          <Button type="submit" variant="contained" color="error" disabled={formState.isSubmitting}>
            {s.deleteConfirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
