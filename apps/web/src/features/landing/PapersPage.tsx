import { Box, Grid, Typography } from '../../components/ui';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { CrossCircleIcon, PenIcon, WarningIcon } from '../../components/icons';
import { ToneBadge } from '../../components/StatusBadge';
import { LandingHero } from './LandingHero';
import landingStrings from './landing.json';

const s = landingStrings.papers;

const looks = {
  critical: { tone: 'fake', Icon: CrossCircleIcon },
  high: { tone: 'formatting', Icon: WarningIcon },
  medium: { tone: 'incomplete', Icon: PenIcon },
} as const;

export default function PapersPage() {
  return (
    <Page title={s.title}>
      <LandingHero title={s.title} lead={s.lead} call={{ label: s.call, to: routes.bibliography }} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {s.errors.map(({ severity, title, text }) => (
          <Grid
            component="li"
            key={title}
            columns={{ md: '130px 1fr 1.4fr' }}
            sx={{ gap: { xs: 1, md: 3 }, py: 2.5, borderTop: 1, borderColor: 'divider', alignItems: 'baseline' }}
          >
            <div>
              <ToneBadge label={severity} {...looks[severity as keyof typeof looks]} />
            </div>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Grid>
        ))}
      </Box>
    </Page>
  );
}
