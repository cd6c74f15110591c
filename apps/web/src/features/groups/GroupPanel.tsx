import { GROUP_NAME_MAX, type Group, type GroupMember, type GroupRole } from '@veracite/contracts/groups';
import { Box, Button, Row, Skeleton, Typography } from '../../components/ui';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { dayText } from '../../components/dates';
import { FactRow } from '../../components/ResultList';
import { Panel } from '../../components/Section';
import { useRemovals } from '../../components/Removals';
import { SureButton } from '../../components/SureButton';
import { useChange } from '../../components/useAttempt';
import { InviteForm } from './InviteForm';
import { RoleSelect } from './RoleSelect';
import { groupStrings as s } from './strings';
import { TextForm } from './TextForm';

/** A group: its members and open invitations, and for the owner its settings. */
export function GroupPanel({ id, userId, onChanged }: { id: string; userId: string; onChanged: () => void }) {
  const { data: group, mutate } = useSWR<Group | null, unknown>(deskApi.group(id), { revalidateOnMount: true });
  const save = useChange(() => {
    void mutate();
    onChanged();
  });
  const { remove, isRemoved } = useRemovals();
  if (!group) return <Skeleton variant="rounded" height={240} />;
  const isOwner = group.role === 'owner';
  const change = (method: 'PATCH' | 'DELETE' | 'POST', url: string, body?: object, done: string = s.saved) =>
    save(method, url, { body, done });
  const leave = () => void change('DELETE', deskApi.group(id, 'members', userId));
  const actionsOf = ({ userId: member, name, role }: GroupMember) => {
    const url = deskApi.group(id, 'members', member);
    const setRole = (next: GroupRole) =>
      void change('PATCH', url, { role: next }, next === 'owner' ? s.offered(name) : s.saved);
    const sure = [
      { label: s.handOver, name: s.handOverTo(name), sureLabel: s.handOverSure, onSure: () => setRole('owner') },
      { label: s.remove, name: s.removeOf(name), sureLabel: s.removeSure, onSure: () => void change('DELETE', url) },
    ];
    return (
      <Row>
        <RoleSelect label={s.roleOf(name)} value={role} onChange={setRole} />
        {sure.map(({ name: ariaLabel, ...button }) => (
          <SureButton key={ariaLabel} size="small" aria-label={ariaLabel} {...button} />
        ))}
      </Row>
    );
  };
  return (
    <Panel title={group.name} aside={<Typography variant="body2">{s.size(group.members.length)}</Typography>}>
      <Box component="ul" aria-label={`${s.members}: ${group.name}`} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {group.members.map((member) => (
          <FactRow
            key={member.userId}
            title={member.userId === userId ? s.you(member.name) : member.name}
            lines={[member.email]}
            action={isOwner && member.role !== 'owner' ? actionsOf(member) : s.roles[member.role]}
          />
        ))}
        {group.invitations
          .map((invitation) => ({ ...invitation, url: deskApi.group(id, 'invitations', invitation.id) }))
          .filter(({ url }) => !isRemoved(url))
          .map(({ url, email, role, expiresAt }) => (
            <FactRow
              key={url}
              title={email}
              lines={[s.invitedUntil(dayText(expiresAt), s.roles[role])]}
              action={
                isOwner && (
                  <Button
                    size="small"
                    aria-label={s.withdrawOf(email)}
                    onClick={() => remove({ url, name: s.invitationOf(email) })}
                  >
                    {s.withdraw}
                  </Button>
                )
              }
            />
          ))}
      </Box>
      {isOwner && (
        <>
          <InviteForm invite={(body, done) => change('POST', deskApi.group(id, 'invitations'), body, done)} />
          <TextForm
            label={s.name}
            required={s.nameRequired}
            start={group.name}
            maxLength={GROUP_NAME_MAX}
            submitLabel={s.rename}
            onSubmit={(name) => change('PATCH', deskApi.group(id), { name })}
          />
        </>
      )}
      <Row sx={{ mt: 2 }}>
        {group.role !== 'reader' && (
          <Button size="small" variant="outlined" title={s.auditHint} href={deskApi.audit(id)} download>
            {s.audit}
          </Button>
        )}
        {isOwner ? (
          <Button size="small" color="error" onClick={() => remove({ url: deskApi.group(id), name: group.name })}>
            {s.deleteGroup}
          </Button>
        ) : (
          <SureButton size="small" label={s.leave} sureLabel={s.leaveSure} onSure={leave} />
        )}
      </Row>
    </Panel>
  );
}
