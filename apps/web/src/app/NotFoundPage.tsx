import { Button } from '../components/ui';
import { Link } from 'react-router-dom';
import { FormPage } from '../components/FormCard';
import { routes } from '../site/routes';
import { appStrings } from '../site/strings';

export default function NotFoundPage() {
  return (
    <FormPage title={appStrings.notFound} lead={appStrings.notFoundHint}>
      <Button component={Link} to={routes.home} variant="contained">
        {appStrings.backHome}
      </Button>
    </FormPage>
  );
}
