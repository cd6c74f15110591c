import type { SignupRequest } from '@veracite/contracts/account';
import { useForm } from 'react-hook-form';
import { api } from '../../api/keys';
import { FormField } from '../../components/FormField';
import { AuthFrame } from './AuthFrame';
import { emailFault } from './email';
import { NewPasswordFields } from '../../components/session/NewPasswordFields';
import { authStrings as s } from '../../components/session/strings';
import { useEntry } from './useEntry';

interface SignupForm extends SignupRequest {
  confirm: string;
}

const empty: SignupForm = { name: '', email: '', password: '', confirm: '' };

export function SignupDialog() {
  const enter = useEntry(s.created, s.signupFailed);
  const { control, handleSubmit, formState } = useForm<SignupForm>({ defaultValues: empty });

  const submit = handleSubmit(({ name, email, password }) =>
    enter(api.signup(), { name: name.trim(), email: email.trim(), password }),
  );

  return (
    <AuthFrame
      title={s.signupTitle}
      lead={s.signupLead}
      onSubmit={submit}
      action={s.create}
      busyAction={s.creating}
      isBusy={formState.isSubmitting}
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
    </AuthFrame>
  );
}
