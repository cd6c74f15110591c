import type { SignupRequest } from '@veracite/contracts/account';
import { safePath } from '@veracite/contracts/safe-path';
import { Box, Button, ButtonBase, Divider, Grid, MuiLink } from '../../components/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { api } from '../../api/keys';
import { useSignInOptions } from '../../api/queries';
import { DialogFrame } from '../../components/DialogFrame';
import { FormField } from '../../components/FormField';
import { GoogleIcon, ShieldIcon } from '../../components/icons';
import { LogoMark } from '../../components/Logo';
import { Notice } from '../../components/Notice';
import { useAuth } from '../../components/session/auth-context';
import { storedCallback } from '../../components/session/pending';
import { deferredVerification } from '../../components/session/deferred-verification';
import { emailProps, NewPasswordFields, passwordProps } from '../../components/session/NewPasswordFields';
import { authStrings as s } from '../../components/session/strings';
import { routes } from '../../site/routes';
import { emailFault } from './email';
import { useEntry } from './useEntry';

const EMPTY: SignupRequest & { confirm: string } = { name: '', email: '', password: '', confirm: '' };

/** The dialog to log in or sign up. */
export default function AuthDialogs() {
  const { dialog } = useAuth();
  return <AuthForm key={dialog} isNew={dialog === 'signup'} />;
}

/** @param props.isNew for a sign-up */
function AuthForm({ isNew }: { isNew: boolean }) {
  const { closeDialog, fault, reason } = useAuth();
  const { data: options } = useSignInOptions();
  const enter = useEntry(isNew ? s.created : s.loggedIn, isNew ? s.signupFailed : s.loginFailed);
  const { control, handleSubmit, formState } = useForm({ defaultValues: EMPTY });
  const submit = handleSubmit(({ name, email, password }) =>
    isNew
      ? enter(api.signup(), { name: name.trim(), email: email.trim(), password })
      : enter(api.login(), { email, password }),
  );
  const [action, busyAction] = isNew ? [s.create, s.creating] : [s.signIn, s.signingIn];
  return (
    <DialogFrame
      width="xs"
      title={
        <>
          <LogoMark size={36} />
          <Box component="span" sx={{ display: 'block', mt: 1, fontSize: '1.6rem' }}>
            {isNew ? s.signupTitle : s.loginTitle}
          </Box>
        </>
      }
      lead={reason ?? s.lead}
      onSubmit={submit}
      onClose={closeDialog}
    >
      <FormChoice isNew={isNew} />
      {fault && <Notice tone="fake">{fault}</Notice>}
      <ThirdParty />
      {isNew && (
        <FormField
          control={control}
          name="name"
          label={s.fullName}
          autoComplete="name"
          autoFocus
          rules={{ validate: (name) => name.trim().length > 0 || s.nameRequired }}
        />
      )}
      <FormField
        {...emailProps}
        control={control}
        autoFocus={!isNew}
        rules={isNew ? { validate: emailFault } : { required: s.emailRequired }}
      />
      {isNew ? (
        <NewPasswordFields control={control} name="password" confirm="confirm" />
      ) : (
        <FormField control={control} name="password" label={s.password} {...passwordProps} />
      )}
      {!isNew && options?.passwordReset && (
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
      <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? busyAction : action}
      </Button>
    </DialogFrame>
  );
}

/** Switches between the two forms, side by side: the one is not hidden behind the other. */
function FormChoice({ isNew }: { isNew: boolean }) {
  const { openDialog, reason } = useAuth();
  const forms = [
    { dialog: 'login', name: s.toLogin, isShown: !isNew },
    { dialog: 'signup', name: s.toSignup, isShown: isNew },
  ] as const;
  return (
    <Grid
      role="group"
      aria-label={s.forms}
      columns="1fr 1fr"
      sx={{ gap: 0.5, p: 0.5, borderRadius: 3, bgcolor: 'ground.sunken' }}
    >
      {forms.map(({ dialog, name, isShown }) => (
        <ButtonBase
          key={dialog}
          aria-pressed={isShown}
          onClick={() => openDialog(dialog, reason)}
          sx={{
            minHeight: 40,
            borderRadius: 2.5,
            typography: 'h6',
            color: isShown ? 'text.primary' : 'text.secondary',
            bgcolor: isShown ? 'background.paper' : undefined,
            boxShadow: isShown ? 1 : undefined,
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Grid>
  );
}

/** The buttons of the ways to sign in elsewhere that this server offers. */
function ThirdParty() {
  const { data: options } = useSignInOptions();
  // The default button is shown until the server has answered what it offers: one that appears late moves the form.
  const ways = [
    (!options || options.google || options.explains) && {
      label: s.google,
      help: options?.google === false ? s.googleMissing : undefined,
      Icon: GoogleIcon,
      url: api.google,
    },
    options?.oidc && { label: s.continueWith(options.oidc), help: undefined, Icon: ShieldIcon, url: api.oidc },
  ].filter((way) => typeof way === 'object' && way !== null);
  if (ways.length === 0) return null;
  return (
    <>
      {ways.map(({ label, help, Icon, url }) => (
        <Button
          key={label}
          title={help}
          variant="outlined"
          startIcon={<Icon />}
          // A pending verification returns to the page where it was typed.
          onClick={() => window.location.assign(url(safePath(storedCallback()) ?? deferredVerification()?.path))}
        >
          {label}
        </Button>
      ))}
      <Divider sx={{ typography: 'caption', color: 'text.secondary' }}>{s.or}</Divider>
    </>
  );
}
