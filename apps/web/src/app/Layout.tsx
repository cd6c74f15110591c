import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../components/session/auth-context';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineNotice } from './OfflineNotice';
import { appStrings } from '../site/strings';

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
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
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
    </Box>
  );
}

function PageLoading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label="Loading page" size={32} />
    </Box>
  );
}
