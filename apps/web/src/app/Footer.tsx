import { Box, Container, Grid, MuiLink, Muted } from '../components/ui';
import { Link } from 'react-router-dom';
import { Logo } from '../components/Logo';
import { companyLinks, guideLinks, toolLinks, type NavLink } from '../site/navigation';
import { appStrings } from '../site/strings';

function Column({ title, links }: { title: string; links: NavLink[] }) {
  return (
    <Box component="nav" aria-label={title}>
      <Muted variant="overline" component="h2" sx={{ mb: 1 }}>
        {title}
      </Muted>
      <Grid component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.25 }}>
        {links.map((link) => (
          <li key={link.to}>
            <MuiLink
              component={Link}
              to={link.to}
              variant="body2"
              color="text.primary"
              sx={{ display: 'inline-block', py: 0.25 }}
            >
              {link.label}
            </MuiLink>
          </li>
        ))}
      </Grid>
    </Box>
  );
}

export function Footer() {
  return (
    <Box component="footer" sx={{ mt: 6, borderTop: 1, borderColor: 'divider', bgcolor: 'ground.sunken' }}>
      <Container maxWidth="lg" sx={{ py: 4.5 }}>
        <Grid columns={{ xs: '1fr 1fr', md: '1.6fr 1fr 1.2fr 1fr' }} sx={{ gap: 5 }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: 320 }}>
            <Logo />
            <Muted sx={{ mt: 2 }}>{appStrings.footnote}</Muted>
          </Box>
          <Column title={appStrings.tools} links={toolLinks} />
          <Column title={appStrings.guides} links={guideLinks} />
          <Column title={appStrings.company} links={companyLinks} />
        </Grid>
        <Muted variant="caption" component="p" sx={{ mt: 3 }}>
          {appStrings.rights(new Date().getFullYear())}
        </Muted>
      </Container>
    </Box>
  );
}
