import { LegalPage } from './LegalPage';
import { privacy } from './privacy';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
