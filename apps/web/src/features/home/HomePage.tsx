import { Box, Stack, Typography } from '../../components/ui';
import { lazy } from 'react';
import { useUser } from '../../api/session';
import { Page, PageHead } from '../../components/Page';
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
        heading={(isIdle) =>
          isIdle ? (
            <PageHead title={s.heroTitle} lead={s.heroLead} />
          ) : (
            <Typography variant="h3" component="h1" sx={{ mb: 1.5 }}>
              {s.heroTitle}
            </Typography>
          )
        }
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
