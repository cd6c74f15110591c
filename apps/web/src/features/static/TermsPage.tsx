import { LegalPage } from './LegalPage';
import { terms } from './terms';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
