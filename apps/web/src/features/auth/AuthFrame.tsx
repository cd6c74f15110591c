import { safePath } from '@veracite/contracts/safe-path';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { api } from '../../api/keys';
import { appStrings } from '../../app/strings';
import { CloseIcon, GoogleIcon } from '../../components/icons';
import { LogoMark } from '../../components/Logo';
import { useAuth, type AuthDialog } from './AuthProvider';
import { storedCallback } from './callback';
import { peekPending } from './pending-verification';
import { authStrings } from './strings';

interface AuthFrameProps {
  title: string;
  lead?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  switchTo: { question: string; label: string; dialog: AuthDialog };
  children: ReactNode;
}

function goToGoogle(): void {
  // A pending verification returns to the page where it was typed.
  const callback = safePath(storedCallback()) ?? peekPending()?.path;
  window.location.assign(api.google(callback));
}

/** What the login and the sign-up dialog share: the third-party button, the form's frame, the switch. */
export function AuthFrame({ title, lead, onSubmit, switchTo, children }: AuthFrameProps) {
  const { closeDialog, openDialog } = useAuth();
  return (
    <Dialog
      open
      onClose={closeDialog}
      aria-labelledby="auth-title"
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: { p: { xs: 2.5, sm: 4 }, m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <IconButton aria-label={appStrings.close} onClick={closeDialog} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <LogoMark size={36} />
      <Typography id="auth-title" variant="h3" component="h2" sx={{ mt: 1.5, fontSize: '1.6rem' }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
      <Button variant="outlined" fullWidth startIcon={<GoogleIcon />} sx={{ mt: 3 }} onClick={goToGoogle}>
        {authStrings.google}
      </Button>
      <Divider sx={{ my: 2.5, typography: 'caption', color: 'text.secondary' }}>{authStrings.or}</Divider>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2 }}>
        {children}
      </Box>
      <Typography variant="body2" sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
        {switchTo.question}{' '}
        <MuiLink
          component="button"
          type="button"
          variant="body2"
          onClick={() => openDialog(switchTo.dialog)}
          sx={{ fontWeight: 600, verticalAlign: 'baseline' }}
        >
          {switchTo.label}
        </MuiLink>
      </Typography>
    </Dialog>
  );
}
