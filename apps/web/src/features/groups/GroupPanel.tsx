import { INVITED_ROLES, type Group, type GroupMember, type GroupRole } from '@veracite/contracts/groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { request } from '../../api/fetcher';
import { EntryList, EntryRow } from '../../components/EntryRow';
import { Fold } from '../../components/Fold';
import { Panel } from '../../components/Section';
import { SureButton } from '../../components/SureButton';
import { useAttempt } from '../../components/useAttempt';
import { Invitations, type ChangeGroup } from './Invitations';
import { NameForm } from './NameForm';
import { groupStrings as s } from './strings';

interface GroupPanelProps {
  id: string;
  userId: string;
  /** Called when the list of groups has changed. */
  onChanged: () => void;
}

/** A group: its members, and for the owner its invitations and settings. */
export function GroupPanel({ id, userId, onChanged }: GroupPanelProps) {
  const loaded = useSWR<Group | null, unknown>(deskApi.group(id), { revalidateOnMount: true });
  const attempt = useAttempt();
  const group = loaded.data;
  if (!group) return <Skeleton variant="rounded" height={240} />;
  const isOwner = group.role === 'owner';
  const change: ChangeGroup = async (method, url, body, done) => {
    const isDone = await attempt(() => request(method, url, body), done);
    void loaded.mutate();
    onChanged();
    return isDone;
  };
  const leaving = isOwner
    ? { url: deskApi.group(id), label: s.deleteGroup, sureLabel: s.deleteSure, done: s.deleted }
    : { url: deskApi.member(id, userId), label: s.leave, sureLabel: s.leaveSure, done: s.left };
  return (
    <Panel title={group.name} aside={<Typography variant="body2">{s.roles[group.role]}</Typography>}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {s.size(group.members.length)}
      </Typography>
      <EntryList label={`${s.members}: ${group.name}`} loaded={{ data: group.members }}>
        {(member) => (
          <EntryRow
            key={member.userId}
            title={member.userId === userId ? s.you(member.name) : member.name}
            lines={[member.email]}
            action={
              <MemberActions
                member={member}
                url={deskApi.member(id, member.userId)}
                isOwner={isOwner}
                change={change}
              />
            }
          />
        )}
      </EntryList>
      <Invitations group={group} change={change} />
      {isOwner && (
        <Box sx={{ mt: 2 }}>
          <Fold title={s.rename}>
            <NameForm
              name={group.name}
              submitLabel={s.rename}
              onSubmit={(name) => change('PATCH', deskApi.group(id), { name }, s.renamed)}
            />
          </Fold>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {group.role !== 'reader' && (
          <Button size="small" variant="outlined" title={s.auditHint} href={deskApi.audit(id)} download>
            {s.audit}
          </Button>
        )}
        <SureButton
          size="small"
          label={leaving.label}
          sureLabel={leaving.sureLabel}
          onSure={() => void change('DELETE', leaving.url, undefined, leaving.done)}
        />
      </Box>
    </Panel>
  );
}

interface MemberActionsProps {
  member: GroupMember;
  url: string;
  isOwner: boolean;
  change: ChangeGroup;
}

/** The role of a member, which the owner changes. */
function MemberActions({ member: { name, role }, url, isOwner, change }: MemberActionsProps) {
  if (!isOwner || role === 'owner') return <Typography variant="body2">{s.roles[role]}</Typography>;
  const setRole = (next: GroupRole, done: string) => void change('PATCH', url, { role: next }, done);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      <TextField
        select
        size="small"
        value={role}
        onChange={(event) => setRole(event.target.value as GroupRole, s.roleChanged)}
        slotProps={{ select: { 'aria-label': s.roleOf(name), renderValue: () => s.roles[role] } }}
      >
        {INVITED_ROLES.map((one) => (
          <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
            {s.roles[one]}: {s.roleHints[one]}
          </MenuItem>
        ))}
      </TextField>
      <SureButton
        size="small"
        label={s.handOver}
        aria-label={s.handOverTo(name)}
        sureLabel={s.handOverSure}
        onSure={() => setRole('owner', s.transferred)}
      />
      <SureButton
        size="small"
        label={s.remove}
        aria-label={s.removeOf(name)}
        sureLabel={s.removeSure}
        onSure={() => void change('DELETE', url, undefined, s.removed)}
      />
    </Box>
  );
}
