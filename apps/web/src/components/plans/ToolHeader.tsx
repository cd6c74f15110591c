import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBilling } from '../../api/queries';
import { useAuth } from '../session/auth-context';
import { Pill } from '../StatusBadge';
import { creditText, usageOf } from './usage';
import { toolStrings } from './tool-strings';

/** Heading of a tool's page, with the credits of a signed-in user. */
export function ToolHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <Box sx={{ mb: { xs: 3, md: 4 }, maxWidth: 760 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '2.1rem', md: '2.9rem' } }}>
        {title}
      </Typography>
      <Typography variant="lead" component="p" sx={{ color: 'text.secondary', mt: 1.25, mb: 1.5 }}>
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
  if (!user) return null;
  return <Pill data-testid="credits-badge">{toolStrings.credits(creditText(usageOf(data).remaining))}</Pill>;
}
