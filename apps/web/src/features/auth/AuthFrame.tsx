import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { appStrings } from '../../site/strings';
import { CloseIcon } from '../../components/icons';
import { LogoMark } from '../../components/Logo';
import { Notice } from '../../components/Notice';
import { useAuth, type AuthDialog } from '../../components/session/auth-context';
import { ThirdParty } from './ThirdParty';

interface AuthFrameProps {
  title: string;
  lead?: string;
  onSubmit: () => Promise<void>;
  /** The label of the button that sends the form, and its label while the answer is awaited. */
  action: string;
  busyAction: string;
  isBusy: boolean;
  switchTo: { question: string; label: string; dialog: AuthDialog };
  children: ReactNode;
}

/** Frames the form of a login or sign-up: third-party buttons, the button that sends it, the switch to the other form. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, onSubmit, action, busyAction, isBusy, switchTo, children } = props;
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
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void onSubmit();
        }}
        sx={{ display: 'grid', gap: 2, mt: 2.5 }}
      >
        {children}
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? busyAction : action}
        </Button>
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
