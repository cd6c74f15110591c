import type { User } from '@veracite/contracts/account';
import type { CitationRecord } from '@veracite/contracts/citations';
import { detailOf } from '@veracite/contracts/states';
import { cut } from '@veracite/text/cut';
import { Alert, Avatar, Box, Button, Grid, Muted, Stack, Typography } from '../../components/ui';
import { useEffect, useState } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import useSWR from 'swr';
import { api } from '../../api/keys';
import { forUsers } from '../../components/session/AccessRequired';
import { Invitations } from '../../components/session/Invitations';
import { ActivityCard, StatisticsCard, CreditsCard } from './UsageCards';
import OpenWorkNotice from '../../components/check/progress/OpenWorkNotice';
import { accountStrings as s } from './strings';
import { SubscriptionCard } from './SubscriptionCard';
import { useBilling, useRefresh } from '../../api/queries';
import { planName } from './planName';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { monthText, timeText } from '../../components/dates';
import { initials } from '../../components/initials';
import { Facts } from '../../components/Facts';
import { Panel } from '../../components/Section';
import { Pill } from '../../components/StatusBadge';
import { ResultList, FactRow } from '../../components/ResultList';
import { StatusBadge } from '../../components/StatusBadge';

const SHOWN = 5;

function RecentCard() {
  const loaded = useSWR<CitationRecord[] | null>(api.recent());
  return (
    <Panel
      title={s.recent}
      aside={
        <Button component={Link} to={routes.citations} size="small">
          {s.seeAll}
        </Button>
      }
    >
      <ResultList
        data-testid="recent"
        aria-label={s.recent}
        loaded={{ ...loaded, data: loaded.data && loaded.data.slice(0, SHOWN) }}
        none={s.recentNone}
      >
        {(record) => (
          <FactRow
            key={record.id}
            title={<Typography variant="citation">{cut(record.originalText, 100)}</Typography>}
            lines={[<time dateTime={record.createdAt}>{timeText(record.createdAt)}</time>]}
            action={<StatusBadge status={record.status} detail={detailOf(record)} />}
          />
        )}
      </ResultList>
    </Panel>
  );
}

/** The provider's word may come after the browser's: billing is asked again until the plan appears, a minute at most. */
const ASK_EVERY_MS = 3000;
const ASK_FOR_MS = 60_000;

function CheckoutNotice() {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(false);
  const { data: billing } = useBilling();
  const refresh = useRefresh();
  const arrived = params.get('subscription') === 'success';
  const waiting = shown && (billing?.planType ?? 'free') === 'free';

  useEffect(() => {
    if (!arrived) return;
    setShown(true);
    void refresh.billing();
    setParams(
      (current) => {
        current.delete('subscription');
        return current;
      },
      { replace: true },
    );
  }, [arrived, refresh, setParams]);

  useEffect(() => {
    if (!waiting) return;
    const until = Date.now() + ASK_FOR_MS;
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer);
      else void refresh.billing();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, refresh]);

  if (!shown) return null;
  return (
    <Alert severity="success" onClose={() => setShown(false)} sx={{ mb: 3 }}>
      {s.thanks} {waiting ? s.activating : s.activated(planName(billing?.planType))}
    </Alert>
  );
}

export default forUsers({ title: s.title }, Dashboard);

function Dashboard({ user }: { user: User }) {
  return (
    <>
      <Muted variant="overline" component="p">
        {s.title}
      </Muted>
      <Typography variant="h2" component="h1" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {s.hello(user.name)}
      </Typography>
      <CheckoutNotice />
      <OpenWorkNotice />
      <Box sx={{ '& > *': { mb: 2.5 } }}>
        <Invitations />
      </Box>
      <Grid columns={{ md: '1fr 1.9fr' }} sx={{ gap: 2.5, alignItems: 'start' }}>
        <Grid sx={{ gap: 2.5 }}>
          <ProfileCard user={user} />
          <SubscriptionCard />
        </Grid>
        <Grid sx={{ gap: 2.5 }}>
          <CreditsCard />
          <StatisticsCard />
          <ActivityCard />
          <RecentCard />
        </Grid>
      </Grid>
    </>
  );
}

function ProfileCard({ user }: { user: User }) {
  const { data: billing } = useBilling();
  const rows = [
    [s.memberSince, monthText(user.createdAt)],
    [s.accountType, s.providers[user.provider] ?? user.provider],
  ] as [string, string][];
  return (
    <Panel title={s.profile}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
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
          <Muted sx={{ overflowWrap: 'anywhere' }}>{user.email}</Muted>
        </Box>
      </Stack>
      <Pill data-testid="plan-badge" sx={{ mt: 2 }}>
        {billing ? s.plan(planName(billing.planType)) : '–'}
      </Pill>
      <Box sx={{ mt: 2 }}>
        <Facts names={130} rows={rows} />
      </Box>
      <Button component={Link} to={routes.account} variant="outlined" fullWidth sx={{ mt: 2.5 }}>
        {appStrings.settings}
      </Button>
    </Panel>
  );
}
