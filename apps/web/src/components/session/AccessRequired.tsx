import { Button, Skeleton } from '../ui';
import type { User } from '@veracite/contracts/account';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormCard } from '../FormCard';
import { Page } from '../Page';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { useAuth } from './auth-context';
import { storeCallback, storedCallback, takePending } from './pending';

interface SignedInPageProps {
  title: string;
  /** What the page is for, shown to visitors. */
  lead?: string;
  children: (user: User) => ReactNode;
}

/** A page for signed-in users only; everybody else is asked to log in, and comes back to the page by that. */
export function SignedInPage({ title, lead, children }: SignedInPageProps) {
  const { user, dialog, openDialog } = useAuth();
  const { pathname, search, hash } = useLocation();
  const isClosed = user === null;
  useEffect(() => {
    // Closing the dialog removes it; it is stored again for the next time.
    if (!isClosed || storedCallback()) return undefined;
    const here = pathname + search + hash;
    storeCallback(here);
    return () => {
      if (storedCallback() === here) takePending();
    };
  }, [isClosed, dialog, pathname, search, hash]);
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
      <FormCard title={appStrings.accessRequired} lead={lead ? `${title}: ${lead}` : appStrings.accessHint}>
        <Button variant="contained" onClick={() => openDialog('login', appStrings.accessReason(title))}>
          {appStrings.logIn}
        </Button>
        <Button variant="contained" onClick={() => openDialog('signup', appStrings.accessReason(title))}>
          {appStrings.signUp}
        </Button>
        <Button component={Link} to={routes.home} variant="outlined">
          {appStrings.goHome}
        </Button>
      </FormCard>
    </Page>
  );
}

/** Makes a page of what only users see. Each address is another page, which keeps nothing of the last. */
export const forUsers = (texts: Omit<SignedInPageProps, 'children'>, View: ComponentType<{ user: User }>) =>
  function UserPage() {
    const { pathname } = useLocation();
    return (
      <SignedInPage title={texts.title} lead={texts.lead}>
        {(user) => <View key={pathname} user={user} />}
      </SignedInPage>
    );
  };
