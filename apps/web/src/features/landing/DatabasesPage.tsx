import type { DatabaseState } from '@veracite/contracts/databases';
import { Alert, Box, Grid, Muted, Skeleton, Stack, Typography } from '../../components/ui';
import { useDatabases } from '../../api/queries';
import { Page } from '../../components/Page';
import { routes } from '../../site/routes';
import { ExternalLink } from '../../components/ExternalLink';
import { CheckIcon, ClockIcon } from '../../components/icons';
import { Panel } from '../../components/Section';
import { ToneBadge } from '../../components/StatusBadge';
import { LandingHero } from './LandingHero';
import landingStrings from './landing.json';

const s = landingStrings.databases;
const groups = ['general', 'scientific', 'specialised', 'publisher'] as const;

export default function DatabasesPage() {
  const { data, error } = useDatabases();
  return (
    <Page title={s.title}>
      <LandingHero title={s.title} lead={s.lead} call={{ label: s.call, to: routes.home }} />
      {error && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {s.listFailed}
        </Alert>
      )}
      <Grid columns={{ md: 'repeat(2, 1fr)' }} sx={{ gap: 2.5, alignItems: 'start' }}>
        {groups.map((group) => (
          <Panel key={group} title={s.groups[group].title}>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{s.groups[group].text}</Typography>
            {data ? (
              <DatabaseList databases={data.filter((item) => item.group === group)} />
            ) : (
              !error && <Skeleton variant="rounded" height={640} />
            )}
          </Panel>
        ))}
      </Grid>
    </Page>
  );
}

function DatabaseList({ databases }: { databases: DatabaseState[] }) {
  if (databases.length === 0) return <Typography variant="body2">{s.noneInGroup}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {databases.map((database) => {
        const ready = database.state === 'ready' && !database.control;
        return (
          <Box component="li" key={database.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'baseline', justifyContent: 'space-between' }}>
              <Typography variant="h5" component="h3">
                <ExternalLink href={database.homepage}>{database.name}</ExternalLink>
              </Typography>
              <ToneBadge
                label={database.control ? s.controlFailed : s.states[database.state]}
                tone={ready ? 'valid' : 'unknown'}
                Icon={ready ? CheckIcon : ClockIcon}
              />
            </Stack>
            <Muted>{database.coverage}</Muted>
            {database.control && <Muted>{database.reason}</Muted>}
          </Box>
        );
      })}
    </Box>
  );
}
