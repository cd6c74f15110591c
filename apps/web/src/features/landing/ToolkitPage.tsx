import { Button, Card, CardActionArea, Grid, Muted, Typography } from '../../components/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { BookIcon, ListIcon, PenIcon, QuoteIcon, SearchIcon, ShieldIcon } from '../../components/icons';
import { Steps } from '../../components/Steps';
import { VerificationPanel } from '../../verification/VerificationPanel';
import { LandingHero } from './LandingHero';
import landingStrings from './landing.json';

const s = landingStrings.toolkit;
const PlansDialog = lazy(() => import('../../components/plans/PlansDialog'));

const cards = [
  { ...s.cards.checker, to: routes.home, Icon: QuoteIcon },
  { ...s.cards.finder, to: routes.finder, Icon: SearchIcon },
  { ...s.cards.bibliography, to: routes.bibliography, Icon: ListIcon },
  { ...s.cards.source, to: routes.source, Icon: ShieldIcon },
  { ...s.cards.corrector, to: routes.corrector, Icon: PenIcon },
  { ...s.cards.guide, to: routes.guideBibliographic, Icon: BookIcon },
];

export default function ToolkitPage() {
  const [plans, setPlans] = useState(false);
  return (
    <Page title={s.title}>
      <LandingHero title={s.title} lead={s.lead} />
      <VerificationPanel rows={8} checkout="link" />
      <Typography variant="h2" sx={{ mt: { xs: 7, md: 10 }, mb: 3 }}>
        {s.toolsTitle}
      </Typography>
      <Grid data-testid="toolkit" columns={{ sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} sx={{ gap: 2 }}>
        {cards.map(({ title, text, to, Icon }) => (
          <Card key={to}>
            <CardActionArea component={Link} to={to} sx={{ p: 3, height: '100%' }}>
              <Icon aria-hidden sx={{ color: 'primary.main' }} />
              <Typography variant="h3" sx={{ mt: 1 }}>
                {title}
              </Typography>
              <Muted sx={{ mt: 0.5 }}>{text}</Muted>
            </CardActionArea>
          </Card>
        ))}
      </Grid>
      <Typography variant="h2" sx={{ mt: { xs: 7, md: 10 }, mb: 3 }}>
        {s.benefitsTitle}
      </Typography>
      <Steps steps={s.benefits} />
      <Button variant="outlined" size="large" onClick={() => setPlans(true)} sx={{ mt: 5 }}>
        {s.plans}
      </Button>
      <Suspense>{plans && <PlansDialog checkout="link" onClose={() => setPlans(false)} />}</Suspense>
    </Page>
  );
}
