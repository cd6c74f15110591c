import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignedInPage } from '../../components/session/AccessRequired';
import { ActivityCard } from './ActivityCard';
import { CheckoutNotice } from './CheckoutNotice';
import { CreditsCard } from './CreditsCard';
import { ProfileCard } from './ProfileCard';
import { RecentCard } from './RecentCard';
import OpenWorkNotice from '../../components/check/progress/OpenWorkNotice';
import { StatisticsCard } from './StatisticsCard';
import { accountStrings as s } from './strings';
import { SubscriptionCard } from './SubscriptionCard';

export default function DashboardPage() {
  return (
    <SignedInPage title={s.title}>
      {(user) => (
        <>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {s.title}
          </Typography>
          <Typography variant="h2" component="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
            {s.hello(user.name)}
          </Typography>
          <CheckoutNotice />
          <OpenWorkNotice />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.9fr)' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <ProfileCard user={user} />
              <SubscriptionCard />
            </Box>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <CreditsCard />
              <StatisticsCard />
              <ActivityCard />
              <RecentCard />
            </Box>
          </Box>
        </>
      )}
    </SignedInPage>
  );
}
