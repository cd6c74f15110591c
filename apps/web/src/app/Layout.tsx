import { Box, Button, CircularProgress, Stack } from '../components/ui';
import { Suspense, useEffect, Component, type ReactNode, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../components/session/auth-context';
import { Footer } from './Footer';
import { Header } from './Header';
import { appStrings } from '../site/strings';
import { FormPage } from '../components/FormCard';

/** Shows a page of its own when a page throws. A change of `resetKey` (the address) tries again. */
class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  static getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.resetKey) this.setState({ failedAt: undefined });
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <FormPage title={appStrings.crashed} lead={appStrings.crashedHint}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {appStrings.reload}
        </Button>
      </FormPage>
    );
  }
}

/** Renders header, page and footer. A new page is scrolled to its top, or to the element of the hash. */
export function Layout() {
  const { pathname, hash } = useLocation();
  const { departures } = useAuth();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': {
            left: 12,
            top: 12,
            zIndex: 1200,
            bgcolor: 'background.paper',
            color: 'text.primary',
            p: 1.5,
            borderRadius: 2,
          },
        }}
      >
        {appStrings.skip}
      </Box>
      <Header />
      <OfflineNotice />
      {/* As tall as the window, so that the footer does not jump while a page loads. */}
      <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minHeight: '100dvh', outline: 'none' }}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet key={departures} />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Footer />
    </Stack>
  );
}

function PageLoading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label="Loading page" size={32} />
    </Box>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        // Below the header, which is as tall.
        top: { xs: 60, md: 68 },
        zIndex: 'appBar',
        bgcolor: 'status.incomplete.soft',
        color: 'status.incomplete.main',
        px: 2,
        py: 1,
        textAlign: 'center',
        typography: 'body2',
      }}
    >
      {appStrings.offline}
    </Box>
  );
}
