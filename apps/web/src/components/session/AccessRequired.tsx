import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { User } from '@veracite/contracts/account';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormCard } from '../FormCard';
import { Page } from '../Page';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { useAuth } from './auth-context';

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
      <FormCard title={appStrings.accessRequired} lead={appStrings.accessHint}>
        <Button variant="contained" onClick={() => openDialog('login')}>
          {appStrings.logIn}
        </Button>
        <Button component={Link} to={routes.home} variant="outlined">
          {appStrings.goHome}
        </Button>
      </FormCard>
    </Page>
  );
}
