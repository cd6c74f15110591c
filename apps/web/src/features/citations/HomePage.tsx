import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Page } from '../../app/Page';
import { ExampleCard } from './home/ExampleCard';
import { citationStrings as s } from './strings';
import { VerificationPanel } from './VerificationPanel';

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
      <VerificationPanel aside={<ExampleCard />} />
      <Suspense>
        <HomeSections />
      </Suspense>
    </Page>
  );
}
