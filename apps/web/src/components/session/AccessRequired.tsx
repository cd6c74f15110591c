import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { User } from '@veracite/contracts/account';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../Page';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { useAuth } from './auth-context';
import { LogoMark } from '../Logo';

/** A page for signed-in users only; everybody else is asked to log in. */
export function SignedInPage({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  const { user, openDialog } = useAuth();
  if (user) return <Page title={title}>{children(user)}</Page>;
  if (user === undefined) {
    return (
      <Page title={title}>
        <Skeleton variant="text" width={260} height={56} />
        <Skeleton variant="rounded" height={220} sx={{ mt: 2 }} />
      </Page>
    );
  }
  return (
    <Page title={title} width="sm">
      <Card sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center', mt: { md: 6 } }}>
        <LogoMark size={44} />
        <Typography variant="h2" component="h1" sx={{ mt: 2 }}>
          {appStrings.accessRequired}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{appStrings.accessHint}</Typography>
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button component={Link} to={routes.home} variant="outlined">
            {appStrings.goHome}
          </Button>
          <Button variant="contained" onClick={() => openDialog('login')}>
            {appStrings.logIn}
          </Button>
        </Box>
      </Card>
    </Page>
  );
}
