import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { safePath } from '@veracite/contracts/safe-path';
import { api } from '../../api/keys';
import { useSignInOptions } from '../../api/queries';
import { GoogleIcon, ShieldIcon } from '../../components/icons';
import { storedCallback } from '../../components/session/callback';
import { deferredVerification } from '../../components/session/deferred-verification';
import { authStrings as s } from '../../components/session/strings';

function goTo(address: (callback?: string) => string): void {
  // A pending verification returns to the page where it was typed.
  window.location.assign(address(safePath(storedCallback()) ?? deferredVerification()?.path));
}

/** The buttons of the ways to sign in elsewhere that this server offers. */
export function ThirdParty() {
  const { data: options } = useSignInOptions();
  // The default button is shown until the server has answered what it offers: one that appears late moves the form.
  const google = options?.google ?? true;
  if (!google && !options?.oidc) return null;
  return (
    <>
      {google && (
        <Button variant="outlined" fullWidth startIcon={<GoogleIcon />} sx={{ mt: 3 }} onClick={() => goTo(api.google)}>
          {s.google}
        </Button>
      )}
      {options?.oidc && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<ShieldIcon />}
          sx={{ mt: google ? 1.5 : 3 }}
          onClick={() => goTo(api.oidc)}
        >
          {s.continueWith(options.oidc)}
        </Button>
      )}
      <Divider sx={{ mt: 2.5, typography: 'caption', color: 'text.secondary' }}>{s.or}</Divider>
    </>
  );
}
