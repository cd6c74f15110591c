import type { LoginRequest } from '@veracite/contracts/account';
import MuiLink from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '../../api/keys';
import { useSignInOptions } from '../../api/queries';
import { routes } from '../../site/routes';
import { FormField } from '../../components/FormField';
import { AuthFrame } from './AuthFrame';
import { useAuth } from '../../components/session/auth-context';
import { authStrings as s } from '../../components/session/strings';
import { useEntry } from './useEntry';

export function LoginDialog() {
  const { closeDialog } = useAuth();
  const { data: options } = useSignInOptions();
  const enter = useEntry(s.loggedIn, s.loginFailed);
  const { control, handleSubmit, formState } = useForm<LoginRequest>({ defaultValues: { email: '', password: '' } });

  const submit = handleSubmit((values) => enter(api.login(), values));

  return (
    <AuthFrame
      title={s.loginTitle}
      onSubmit={submit}
      action={s.signIn}
      busyAction={s.signingIn}
      isBusy={formState.isSubmitting}
      switchTo={{ question: s.noAccount, label: s.toSignup, dialog: 'signup' }}
    >
      <FormField
        control={control}
        name="email"
        label={s.email}
        type="email"
        autoComplete="email"
        autoFocus
        rules={{ required: s.emailRequired }}
      />
      <FormField
        control={control}
        name="password"
        label={s.password}
        type="password"
        autoComplete="current-password"
        rules={{ required: s.passwordRequired }}
      />
      {options?.passwordReset && (
        <MuiLink
          component={Link}
          to={routes.forgot}
          onClick={closeDialog}
          variant="body2"
          sx={{ justifySelf: 'end', mt: -1 }}
        >
          {s.forgot}
        </MuiLink>
      )}
    </AuthFrame>
  );
}
