import { Box, Typography } from '../ui';
import { useBilling } from '../../api/queries';
import { useAuth } from '../session/auth-context';
import { Pill } from '../StatusBadge';
import { creditText, usageOf } from './usage';
import { toolStrings } from './tool-strings';

/** Heading of a tool's page, with the credits of a signed-in user. */
export function ToolHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <Box sx={{ mb: { xs: 1.5, md: 2.5 } }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.7rem', md: '2.5rem' } }}>
        {title}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        sx={{ color: 'text.secondary', mt: 0.75, mb: 1, display: { xs: 'none', sm: 'block' } }}
      >
        {lead}
      </Typography>
      <CreditsBadge />
    </Box>
  );
}

/** The credits of a signed-in user; nothing for visitors. */
function CreditsBadge() {
  const { user } = useAuth();
  const { data } = useBilling();
  if (!user || !data) return null;
  return <Pill data-testid="credits-badge">{toolStrings.credits(creditText(usageOf(data).remaining))}</Pill>;
}
