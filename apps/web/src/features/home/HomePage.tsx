import { Box, Stack, Typography } from '../../components/ui';
import { lazy } from 'react';
import { useUser } from '../../api/session';
import { Page } from '../../components/Page';
import { PartBoundary } from '../../components/PartBoundary';
import { homeStrings as s } from './strings';
import { VerificationPanel } from '../../verification/VerificationPanel';
import { ExampleCard } from '../../components/check/examples/ExampleCard';
import { CheckIcon } from '../../components/icons';

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
    <Box sx={{ mb: { xs: 1.5, md: 2.5 } }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.7rem', md: '2.5rem' } }}>
        {s.heroTitle}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        sx={{ mt: 0.75, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {s.heroLead}
      </Typography>
    </Box>
  );
}

/** Facts for visitors before the first check; only where there is space next to the example. */
function Assurances() {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, mx: 1, display: { xs: 'none', lg: 'grid' }, gap: 1 }}
    >
      {s.assurances.map((text) => (
        <Stack
          direction="row"
          component="li"
          key={text}
          sx={{ gap: 1, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}
        >
          <CheckIcon aria-hidden sx={{ fontSize: 18, color: 'primary.main' }} />
          {text}
        </Stack>
      ))}
    </Box>
  );
}
