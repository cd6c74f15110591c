import { useBilling } from '../../api/queries';
import { PageHead } from '../Page';
import { useAuth } from '../session/auth-context';
import { Pill } from '../StatusBadge';
import { billingStrings } from './strings';
import { creditText, usageOf } from './usage';

/** Heading of a tool's page, with the credits of a signed-in user. */
export function ToolHeader(texts: { title: string; lead: string }) {
  const { user } = useAuth();
  const { data } = useBilling();
  return (
    <PageHead {...texts}>
      {user && data && (
        <Pill data-testid="credits-badge" sx={{ mt: { sm: 1 } }}>
          {billingStrings.creditsLeft(creditText(usageOf(data).remaining))}
        </Pill>
      )}
    </PageHead>
  );
}
