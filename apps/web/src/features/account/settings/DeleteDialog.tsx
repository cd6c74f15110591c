import type { User } from '@veracite/contracts/account';
import DialogContentText from '@mui/material/DialogContentText';
import { useForm } from 'react-hook-form';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { FormField } from '../../../components/FormField';
import { useAuth } from '../../../components/session/auth-context';
import { authStrings } from '../../../components/session/strings';
import { FormDialog } from './FormDialog';
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
    <FormDialog
      title={s.deleteTitle}
      action={s.deleteConfirm}
      color="error"
      isBusy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
