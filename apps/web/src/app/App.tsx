import { CssBaseline } from '../components/ui';
import { ThemeProvider } from '@mui/material/styles';
import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { RemovalProvider } from '../components/Removals';
import { ToastProvider } from '../components/toast';
import { AuthProvider } from '../features/auth/AuthProvider';
import HomePage from '../features/home/HomePage';
import { theme } from '../theme/theme';
import { Layout } from './Layout';
import { routes } from '../site/routes';
import { getIfSignedIn } from '../api/fetcher';

/** Nothing is refetched unless an action asks for it, and nothing is retried by itself. */
const rules: SWRConfiguration = {
  fetcher: getIfSignedIn,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

const pages: Record<string, ReturnType<typeof lazy>> = {
  [routes.faq]: lazy(() => import('../features/static/FaqPage')),
  [routes.pricing]: lazy(() => import('../features/billing/PricingPage')),
  [routes.dashboard]: lazy(() => import('../features/account/DashboardPage')),
  [routes.citations]: lazy(() => import('../features/history/HistoryPage')),
  [routes.batch]: lazy(() => import('../features/history/BatchPage')),
  [routes.finder]: lazy(() => import('../features/finder/FinderPage')),
  [routes.corrector]: lazy(() => import('../features/corrector/CorrectorPage')),
  [routes.bibliography]: lazy(() => import('../features/bibliography/BibliographyPage')),
  [routes.document]: lazy(() => import('../features/documents/DocumentPage')),
  [routes.source]: lazy(() => import('../features/sources/SourcePage')),
  [routes.guideBibliographic]: lazy(() => import('../features/landing/BibliographicPage')),
  [routes.guideDatabases]: lazy(() => import('../features/landing/DatabasesPage')),
  [routes.guidePapers]: lazy(() => import('../features/landing/PapersPage')),
  [routes.guideExistence]: lazy(() => import('../features/landing/FormLanding')),
  [routes.guideJournals]: lazy(() => import('../features/landing/FormLanding')),
  [routes.guideTools]: lazy(() => import('../features/landing/ToolkitPage')),
  [routes.forgot]: lazy(() => import('../features/auth/pages/ForgotPage')),
  [routes.reset]: lazy(() => import('../features/auth/pages/ResetPage')),
  [routes.account]: lazy(() => import('../features/account/settings/SettingsPage')),
  [routes.accuracy]: lazy(() => import('../features/static/AccuracyPage')),
  [routes.terms]: lazy(() => import('../features/static/LegalPage')),
  [routes.privacy]: lazy(() => import('../features/static/LegalPage')),
  [routes.shared]: lazy(() => import('../features/share/SharedPage')),
  [routes.watch]: lazy(() => import('../features/watch/WatchPage')),
  [routes.answers]: lazy(() => import('../features/desk/AnswersPage')),
  [routes.unsubscribe]: lazy(() => import('../features/watch/UnsubscribePage')),
  [routes.desk]: lazy(() => import('../features/desk/DeskPage')),
  [routes.collection]: lazy(() => import('../features/desk/CollectionPage')),
  [routes.paper]: lazy(() => import('../features/desk/PaperPage')),
  [routes.groups]: lazy(() => import('../features/groups/GroupsPage')),
  [routes.invitation]: lazy(() => import('../features/groups/InvitationPage')),
  [`${routes.queues}/*`]: lazy(() => import('../features/account/QueuesPage')),
  '*': lazy(() => import('./NotFoundPage')),
};

export function App() {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange noSsr>
      <CssBaseline enableColorScheme />
      <SWRConfig value={rules}>
        <ToastProvider>
          <BrowserRouter>
            <RemovalProvider>
              <AuthProvider>
                <Routes>
                  <Route element={<Layout />}>
                    {/* Most visits begin here: in one file with what all pages share it takes less to load. */}
                    <Route path={routes.home} element={<HomePage />} />
                    {Object.entries(pages).map(([path, Component]) => (
                      <Route key={path} path={path} element={<Component />} />
                    ))}
                  </Route>
                </Routes>
              </AuthProvider>
            </RemovalProvider>
          </BrowserRouter>
        </ToastProvider>
      </SWRConfig>
    </ThemeProvider>
  );
}
