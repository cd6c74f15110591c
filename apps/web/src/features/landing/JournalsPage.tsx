import { FormLanding } from './FormLanding';
import { landingStrings } from './strings';

export default function JournalsPage() {
  return <FormLanding key="journals" texts={landingStrings.journals} />;
}
