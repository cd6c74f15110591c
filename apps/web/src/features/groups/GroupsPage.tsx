import { GROUP_NAME_MAX, type GroupSummary } from '@veracite/contracts/groups';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { request } from '../../api/fetcher';
import { LoadedPage } from '../../components/LoadedPage';
import { Panel } from '../../components/Section';
import { SignedInPage } from '../../components/session/AccessRequired';
import { useAttempt } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { GroupPanel } from './GroupPanel';
import { OneField } from './OneField';
import { groupStrings as s } from './strings';

/** The groups of the user, with their members. */
export default function GroupsPage() {
  return <SignedInPage title={s.title}>{(user) => <Groups userId={user.id} />}</SignedInPage>;
}

function Groups({ userId }: { userId: string }) {
  const loaded = useSWR<GroupSummary[] | null, unknown>(deskApi.groups(), { revalidateOnMount: true });
  const attempt = useAttempt();
  const reload = () => void loaded.mutate();
  const create = (name: string) =>
    attempt(async () => {
      await request('POST', deskApi.groups(), { name });
      reload();
    }, s.saved);
  return (
    <LoadedPage title={s.title} lead={s.lead} back={{ to: routes.desk, name: appStrings.desk }} loaded={loaded}>
      {loaded.data?.map(({ id }) => (
        <GroupPanel key={id} id={id} userId={userId} onChanged={reload} />
      ))}
      {loaded.data && (
        <Panel title={s.newGroup}>
          <OneField
            label={s.name}
            required={s.nameRequired}
            maxLength={GROUP_NAME_MAX}
            submitLabel={s.create}
            onSubmit={create}
          />
        </Panel>
      )}
    </LoadedPage>
  );
}
