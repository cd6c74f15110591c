import { Box, Button, MuiLink, Muted, Typography } from '../../components/ui';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import privacy from './privacy.json';
import terms from './terms.json';

const t = {
  updated: 'Last updated: January 2025',
  back: 'Back to Home',
  callTitle: 'See it on your own references',
  call: 'Verify a citation',
} as const;

/** A text of the law: title, date, sections, the way home. */
export default function LegalPage() {
  const text = useLocation().pathname === routes.terms ? terms : privacy;
  return (
    <Page title={text.title} width="md">
      <MuiLink component={Link} to={routes.home} sx={{ fontWeight: 600 }}>
        {t.back}
      </MuiLink>
      <Typography variant="h1" sx={{ mt: 2 }}>
        {text.title}
      </Typography>
      <Muted sx={{ mt: 1 }}>{t.updated}</Muted>
      <Typography variant="lead" component="p" sx={{ mt: 3 }}>
        {text.intro}
      </Typography>
      {text.sections.map((section, index) => (
        <Box component="section" key={section.title} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {index + 1}. {section.title}
          </Typography>
          {section.paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1.25, maxWidth: 720 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
      <Box sx={{ mt: 7, p: { xs: 3, sm: 4 }, borderRadius: 4, bgcolor: 'ground.sunken' }}>
        <Typography variant="h3" component="p" sx={{ mb: 2 }}>
          {t.callTitle}
        </Typography>
        <Button component={Link} to={routes.home} variant="contained">
          {t.call}
        </Button>
      </Box>
    </Page>
  );
}
