import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { useUser } from '../../api/session';
import { Page } from '../../components/Page';
import { PartBoundary } from '../../components/PartBoundary';
import { Assurances } from './Assurances';
import { homeStrings as s } from './strings';
import { VerificationPanel } from '../../verification/VerificationPanel';
import { ExampleCard } from '../../components/check/examples/ExampleCard';

const OpenWorkNotice = lazy(() => import('../../components/check/progress/OpenWorkNotice'));
const HomeSections = lazy(() => import('./HomeSections'));

export default function HomePage() {
  const user = useUser();
  return (
    <Page title={s.pageTitle}>
      <VerificationPanel
        heading={(isIdle) => <Hero isIdle={isIdle} />}
        under={
          <>
            <Box sx={{ mt: 2 }}>
              <PartBoundary missing={null}>{user && <OpenWorkNotice tool="citations" />}</PartBoundary>
            </Box>
            <Assurances />
          </>
        }
        aside={<ExampleCard />}
        below={
          <PartBoundary waiting={<Box aria-busy="true" />} missing={null}>
            <HomeSections />
          </PartBoundary>
        }
      />
    </Page>
  );
}

/** Introduces the product; short when a result is shown. */
function Hero({ isIdle }: { isIdle: boolean }) {
  if (!isIdle)
    return (
      <Typography variant="h3" component="h1" sx={{ mb: 1.5 }}>
        {s.heroTitle}
      </Typography>
    );
  return (
    <Box sx={{ maxWidth: 780, mb: { xs: 4, md: 6 }, pt: { md: 2 } }}>
      <Typography variant="h1">{s.heroTitle}</Typography>
      <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary', maxWidth: 680 }}>
        {s.heroLead}
      </Typography>
    </Box>
  );
}
