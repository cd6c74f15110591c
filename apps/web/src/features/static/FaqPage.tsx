import { Button, Typography } from '../../components/ui';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { Faq } from '../../components/Faq';
import t from './faq.json';

export default function FaqPage() {
  return (
    <Page title={t.title} width="md">
      <Typography variant="h1">{t.title}</Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1.5, mb: 4 }}>
        {t.lead}
      </Typography>
      <Faq questions={t.questions} headings="h2" />
      <Button component={Link} to={routes.home} variant="contained" sx={{ mt: 5 }}>
        {t.back}
      </Button>
    </Page>
  );
}
