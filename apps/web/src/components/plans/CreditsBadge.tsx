import Box from '@mui/material/Box';
import { useBilling } from '../../api/queries';
import { useAuth } from '../session/auth-context';
import { creditText, usageOf } from './usage';
import { toolStrings } from './tool-strings';

/** The credits of a signed-in user; nothing for visitors. */
export function CreditsBadge() {
  const { user } = useAuth();
  const { data } = useBilling();
  if (!user) return null;
  return (
    <Box
      component="span"
      data-testid="credits-badge"
      sx={{
        display: 'inline-block',
        px: 1.5,
        py: 0.5,
        borderRadius: 99,
        typography: 'caption',
        fontWeight: 620,
        bgcolor: 'primary.light',
        color: 'primary.main',
        whiteSpace: 'nowrap',
      }}
    >
      {toolStrings.credits(creditText(usageOf(data).remaining))}
    </Box>
  );
}
