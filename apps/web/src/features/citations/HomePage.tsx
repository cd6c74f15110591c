import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Page } from '../../components/Page';
import { Assurances } from './home/Assurances';
import { citationStrings as s } from './strings';
import { VerificationPanel } from './VerificationPanel';
import { ExampleCard } from './worked/ExampleCard';

const HomeSections = lazy(() => import('./home/HomeSections'));

export default function HomePage() {
  return (
    <Page title={s.pageTitle}>
      <Box sx={{ maxWidth: 780, mb: { xs: 4, md: 6 }, pt: { md: 2 } }}>
        <Typography variant="h1">{s.heroTitle}</Typography>
        <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary', maxWidth: 680 }}>
          {s.heroLead}
        </Typography>
      </Box>
      <VerificationPanel
        under={<Assurances />}
        aside={<ExampleCard />}
        below={
          <Suspense fallback={<Box aria-busy="true" />}>
            <HomeSections />
          </Suspense>
        }
      />
    </Page>
  );
}
