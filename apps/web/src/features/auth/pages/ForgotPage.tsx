import { Button } from '../../../components/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { request } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { useSignInOptions } from '../../../api/queries';
import { Notice } from '../../../components/Notice';
import { routes } from '../../../site/routes';
import { FormField } from '../../../components/FormField';
import { useAttempt } from '../../../components/useAttempt';
import { emailProps } from '../../../components/session/NewPasswordFields';
import { emailFault } from '../email';
import { authStrings as s } from '../../../components/session/strings';
import { FormPage } from '../../../components/FormCard';

/** Asks for a link to set a new password. Says the same whether the address has an account or not. */
export default function ForgotPage() {
  const attempt = useAttempt();
  const { data: options } = useSignInOptions();
  const [sentTo, setSentTo] = useState<string>();
  const { control, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    const ask = () => request<undefined>('POST', api.forgot(), { email: email.trim() });
    if (await attempt(ask)) setSentTo(email.trim());
  });

  if (sentTo) {
    return (
      <FormPage title={s.checkMail} lead={s.mailSent(sentTo)}>
        {options?.mailIsLogged && <Notice>{s.mailLogged}</Notice>}
        <Button component={Link} to={routes.home} variant="outlined">
          {s.backHome}
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage title={s.forgotTitle} lead={s.forgotLead} onSubmit={submit}>
      <FormField {...emailProps} control={control} rules={{ validate: emailFault }} />
      <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
        {s.sendLink}
      </Button>
    </FormPage>
  );
}
