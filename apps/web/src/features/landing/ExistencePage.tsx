import { FormLanding } from './FormLanding';
import { landingStrings } from './strings';

export default function ExistencePage() {
  return <FormLanding key="existence" texts={landingStrings.existence} />;
}
