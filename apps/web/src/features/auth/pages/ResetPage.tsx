import { Button } from '../../../components/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../api/keys';
import { routes } from '../../../site/routes';
import { NewPasswordFields } from '../../../components/session/NewPasswordFields';
import { authStrings as s } from '../../../components/session/strings';
import { useEntry } from '../useEntry';
import { FormPage } from '../../../components/FormCard';

/** Sets a new password by the token that follows the # of a mail's link. */
export default function ResetPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const enter = useEntry(s.passwordSet, s.requestFailed);
  const [token] = useState(() => hash.slice(1));
  const { control, handleSubmit, formState } = useForm({ defaultValues: { password: '', confirm: '' } });

  useEffect(() => {
    // The token is in no history and no screenshot of the address line.
    if (hash) void navigate(routes.reset, { replace: true });
  }, [hash, navigate]);

  const submit = handleSubmit(({ password }) => enter(api.reset(), { token, password }));

  if (!token) {
    return (
      <FormPage title={s.linkBrokenTitle} lead={s.linkBroken}>
        <Button component={Link} to={routes.forgot} variant="contained">
          {s.askAgain}
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage title={s.resetTitle} lead={s.resetLead} onSubmit={submit}>
      <NewPasswordFields control={control} name="password" confirm="confirm" label={s.newPassword} />
      <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
        {s.setPassword}
      </Button>
    </FormPage>
  );
}
