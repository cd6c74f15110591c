import type { GroupSummary } from '@veracite/contracts/groups';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { request } from '../../api/fetcher';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { SignedInPage } from '../../components/session/AccessRequired';
import { useAttempt } from '../../components/useAttempt';
import { appStrings } from '../../site/strings';
import { GroupPanel } from './GroupPanel';
import { NameForm } from './NameForm';
import { groupStrings as s } from './strings';

/** The groups of the user, with their members. */
export default function GroupsPage() {
  return <SignedInPage title={s.title}>{(user) => <Groups userId={user.id} />}</SignedInPage>;
}

function Groups({ userId }: { userId: string }) {
  const { data, error, mutate } = useSWR<GroupSummary[] | null, unknown>(deskApi.groups(), { revalidateOnMount: true });
  const attempt = useAttempt();
  const reload = () => void mutate();
  const create = (name: string) =>
    attempt(async () => {
      await request('POST', deskApi.groups(), { name });
      reload();
    }, s.created);
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="h2" component="h1">
          {s.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{s.lead}</Typography>
      </div>
      {error !== undefined && <Notice>{appStrings.notLoaded}</Notice>}
      {!data && error === undefined && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && <Typography>{s.none}</Typography>}
      {data?.map(({ id }) => (
        <GroupPanel key={id} id={id} userId={userId} onChanged={reload} />
      ))}
      {data && (
        <Panel title={s.newGroup}>
          <NameForm submitLabel={s.create} onSubmit={create} />
        </Panel>
      )}
    </Box>
  );
}
