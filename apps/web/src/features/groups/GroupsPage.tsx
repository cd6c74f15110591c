import type { User } from '@veracite/contracts/account';
import { GROUP_NAME_MAX, type GroupSummary } from '@veracite/contracts/groups';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { LoadedPage } from '../../components/LoadedPage';
import { Panel } from '../../components/Section';
import { forUsers } from '../../components/session/AccessRequired';
import { Invitations } from '../../components/session/Invitations';
import { useRemovals } from '../../components/Removals';
import { useChange } from '../../components/useAttempt';
import { routes } from '../../site/routes';
import { appStrings } from '../../site/strings';
import { GroupPanel } from './GroupPanel';
import { PlanNotice } from './InviteForm';
import { groupStrings as s } from './strings';
import { TextForm } from './TextForm';

/** The groups of the user, with their members. */
export default forUsers(s, Groups);

function Groups({ user }: { user: User }) {
  const loaded = useSWR<GroupSummary[] | null, unknown>(deskApi.groups(), { revalidateOnMount: true });
  const { isRemoved } = useRemovals();
  const reload = () => void loaded.mutate();
  const change = useChange(reload);
  const create = (name: string) => change('POST', deskApi.groups(), { body: { name }, done: s.saved });
  return (
    <LoadedPage title={s.title} lead={s.lead} back={{ to: routes.desk, name: appStrings.desk }} loaded={loaded}>
      <Invitations onAccepted={reload} />
      {loaded.data?.map(
        ({ id }) =>
          !isRemoved(deskApi.group(id)) && <GroupPanel key={id} id={id} userId={user.id} onChanged={reload} />,
      )}
      {loaded.data && (
        <Panel title={s.newGroup}>
          {loaded.data.length === 0 && <PlanNotice />}
          <TextForm
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
