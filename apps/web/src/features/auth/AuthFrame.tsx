import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { appStrings } from '../../site/strings';
import { CloseIcon } from '../../components/icons';
import { LogoMark } from '../../components/Logo';
import { Notice } from '../../components/Notice';
import { useAuth, type AuthDialog } from '../../components/session/auth-context';
import { ThirdParty } from './ThirdParty';

interface AuthFrameProps {
  title: string;
  lead?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  switchTo: { question: string; label: string; dialog: AuthDialog };
  children: ReactNode;
}

/** What the login and the sign-up dialog share: the third-party button, the form's frame, the switch. */
export function AuthFrame({ title, lead, onSubmit, switchTo, children }: AuthFrameProps) {
  const { closeDialog, openDialog, fault } = useAuth();
  return (
    <Dialog
      open
      onClose={closeDialog}
      aria-labelledby="auth-title"
      fullWidth
      maxWidth="xs"
      slotProps={{
        paper: { sx: { p: { xs: 2.5, sm: 4 }, m: 2, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' } },
      }}
    >
      <IconButton aria-label={appStrings.close} onClick={closeDialog} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <LogoMark size={36} />
      <Typography id="auth-title" variant="h3" component="h2" sx={{ mt: 1.5, fontSize: '1.6rem' }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
      {fault && <Notice tone="fake">{fault}</Notice>}
      <ThirdParty />
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
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
