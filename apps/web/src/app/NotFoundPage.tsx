import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Page } from '../components/Page';
import { routes } from '../site/routes';
import { appStrings } from '../site/strings';

export default function NotFoundPage() {
  return (
    <Page title={appStrings.notFound} width="sm">
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '2.75rem' } }}>
        {appStrings.notFound}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>{appStrings.notFoundHint}</Typography>
      <Button component={Link} to={routes.home} variant="contained">
        {appStrings.backHome}
      </Button>
    </Page>
  );
}
