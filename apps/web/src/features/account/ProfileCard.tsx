import type { User } from '@veracite/contracts/account';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useBilling } from '../../api/queries';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { monthText } from '../../components/dates';
import { initials } from '../../components/initials';
import { Facts } from '../../components/Facts';
import { Panel } from '../../components/Section';
import { planName } from './planName';
import { accountStrings as s } from './strings';

export function ProfileCard({ user }: { user: User }) {
  const { data: billing } = useBilling();
  const rows = [
    [s.memberSince, monthText(user.createdAt)],
    [s.accountType, s.providers[user.provider] ?? user.provider],
  ] as [string, string][];
  return (
    <Panel title={s.profile}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Avatar
          src={user.avatar ?? undefined}
          alt={user.name}
          sx={{ width: 56, height: 56, bgcolor: 'primary.main', color: 'primary.contrastText', typography: 'h3' }}
        >
          {initials(user.name, 1)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {user.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      <Box
        component="span"
        data-testid="plan-badge"
        sx={{
          display: 'inline-block',
          mt: 2,
          px: 1.25,
          py: 0.4,
          borderRadius: 99,
          typography: 'caption',
          fontWeight: 620,
          bgcolor: 'primary.light',
          color: 'primary.main',
        }}
      >
        {s.plan(planName(billing?.planType))}
      </Box>
      <Box sx={{ mt: 2 }}>
        <Facts names={130} rows={rows} />
      </Box>
      <Button component={Link} to={routes.account} variant="outlined" fullWidth sx={{ mt: 2.5 }}>
        {appStrings.settings}
      </Button>
    </Panel>
  );
}
