import { Box, Grid } from '../../components/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../site/routes';
import landingStrings from './landing.json';
import { Page } from '../../components/Page';
import { Steps } from '../../components/Steps';
import { VerificationPanel } from '../../verification/VerificationPanel';
import { LandingHero } from './LandingHero';

const WorkedExamples = lazy(() => import('../../components/check/examples/WorkedExamples'));

/** A guide with a working form. */
export default function FormLanding() {
  const { pathname } = useLocation();
  const texts = pathname === routes.guideJournals ? landingStrings.journals : landingStrings.existence;
  return (
    <Page title={texts.title}>
      <LandingHero title={texts.title} lead={texts.lead} />
      <VerificationPanel
        key={pathname}
        rows={8}
        below={
          <Grid sx={{ gap: { xs: 7, md: 10 }, mt: { xs: 7, md: 10 } }}>
            <Steps steps={texts.points} headings="h2" />
            <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: 900 }} />}>
              <WorkedExamples />
            </Suspense>
          </Grid>
        }
      />
    </Page>
  );
}
