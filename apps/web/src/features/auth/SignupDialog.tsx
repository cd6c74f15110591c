import type { SignupRequest, User } from '@veracite/contracts/account';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { FormField } from '../../components/FormField';
import { useToast } from '../../components/toast';
import { AuthFrame } from './AuthFrame';
import { useAuth } from './AuthProvider';
import { emailFault } from './email';
import { NewPasswordFields } from './NewPasswordFields';
import { authStrings as s } from './strings';

interface SignupForm extends SignupRequest {
  confirm: string;
}

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
        rules={{ validate: emailFault }}
      />
      <NewPasswordFields control={control} name="password" confirm="confirm" />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? s.creating : s.create}
      </Button>
    </AuthFrame>
  );
}
