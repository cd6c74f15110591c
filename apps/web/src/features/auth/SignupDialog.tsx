import type { SignupRequest, User } from '@veracite/contracts/account';
import { LIMITS } from '@veracite/contracts/limits';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { FormField } from '../../components/FormField';
import { useToast } from '../../components/toast';
import { AuthFrame } from './AuthFrame';
import { useAuth } from './AuthProvider';
import { authStrings as s } from './strings';

interface SignupForm extends SignupRequest {
  confirm: string;
}

/** Something, an at sign, and a name with a dot in it; the server's mail is the real proof. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const empty: SignupForm = { name: '', email: '', password: '', confirm: '' };

export function SignupDialog() {
  const { enter } = useAuth();
  const toast = useToast();
  const { control, handleSubmit, formState } = useForm<SignupForm>({ defaultValues: empty });
  const busy = formState.isSubmitting;

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      const user = await request<User>('POST', api.signup(), { name: name.trim(), email: email.trim(), password });
      toast({ title: s.success, description: s.created, tone: 'success' });
      enter(user);
    } catch (error) {
      toast({ title: s.error, description: messageOf(error) ?? s.signupFailed, tone: 'destructive' });
    }
  });

  return (
    <AuthFrame
      title={s.signupTitle}
      lead={s.signupLead}
      onSubmit={(event) => void submit(event)}
      switchTo={{ question: s.haveAccount, label: s.toLogin, dialog: 'login' }}
    >
      <FormField
        control={control}
        name="name"
        label={s.fullName}
        autoComplete="name"
        autoFocus
        rules={{ validate: (name) => name.trim().length > 0 || s.nameRequired }}
      />
      <FormField
        control={control}
        name="email"
        label={s.email}
        type="email"
        autoComplete="email"
        rules={{
          validate: (email) =>
            email.trim().length === 0 ? s.emailRequired : EMAIL.test(email.trim()) || s.emailInvalid,
        }}
      />
      <FormField
        control={control}
        name="password"
        label={s.password}
        type="password"
        autoComplete="new-password"
        helperText={s.passwordHint}
        rules={{
          required: s.passwordRequired,
          minLength: { value: LIMITS.passwordMin, message: s.passwordShort(LIMITS.passwordMin) },
        }}
      />
      <FormField
        control={control}
        name="confirm"
        label={s.confirm}
        type="password"
        autoComplete="new-password"
        rules={{ validate: (confirm, form) => confirm === form.password || s.passwordsDiffer }}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? s.creating : s.create}
      </Button>
    </AuthFrame>
  );
}
