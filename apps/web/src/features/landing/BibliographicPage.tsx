import { Typography } from '../../components/ui';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { Steps } from '../../components/Steps';
import { LandingHero } from './LandingHero';
import landingStrings from './landing.json';

const s = landingStrings.bibliographic;

export default function BibliographicPage() {
  return (
    <Page title={s.title}>
      <LandingHero title={s.title} lead={s.lead} call={{ label: s.call, to: routes.bibliography }} />
      <Typography variant="h2" sx={{ mb: 3 }}>
        {s.stepsTitle}
      </Typography>
      <Steps steps={s.steps} />
    </Page>
  );
}
