import { GROUP_ROLES, type Group, type GroupMember, type GroupRole } from '@veracite/contracts/groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { request } from '../../api/fetcher';
import { EntryList, EntryRow } from '../../components/EntryRow';
import { Fold } from '../../components/Fold';
import { Panel } from '../../components/Section';
import { TitledDialog } from '../../components/TitledDialog';
import { useAttempt } from '../../components/useAttempt';
import { NameForm } from './GroupsPage';
import { Invitations } from './Invitations';
import { groupStrings as s } from './strings';

/** An action that is confirmed in a dialog. */
interface Question {
  /** The action when absent. */
  title?: string;
  text: string;
  action: string;
  run: () => Promise<boolean>;
}

/** Sends a change and loads the group again. @returns whether it succeeded */
export type ChangeGroup = (
  method: 'PATCH' | 'DELETE' | 'POST',
  url: string,
  body: unknown,
  done: string,
) => Promise<boolean>;

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
  const [question, setQuestion] = useState<Question>();
  const group = loaded.data;
  if (!group) return <Skeleton variant="rounded" height={240} />;
  const isOwner = group.role === 'owner';
  const change: ChangeGroup = async (method, url, body, done) => {
    const isDone = await attempt(() => request(method, url, body), done);
    void loaded.mutate();
    onChanged();
    return isDone;
  };
  const removeMember = (member: string, done: string) => change('DELETE', deskApi.member(id, member), undefined, done);
  const setRole = ({ userId: member, name }: GroupMember, role: GroupRole) => {
    const run = (done: string) => change('PATCH', deskApi.member(id, member), { role }, done);
    if (role !== 'owner') return void run(s.roleChanged);
    setQuestion({
      title: s.handOverTitle(name),
      text: s.handOverText,
      action: s.handOver,
      run: () => run(s.handedOver),
    });
  };
  const ending: Question = isOwner
    ? {
        text: s.deleteText,
        action: s.deleteGroup,
        run: () => change('DELETE', deskApi.group(id), undefined, s.deleted),
      }
    : { text: s.leaveText, action: s.leave, run: () => removeMember(userId, s.left) };
  return (
    <Panel title={group.name} aside={<Typography variant="body2">{s.roles[group.role]}</Typography>}>
      <Typography variant="h5" component="h3">
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
                isOwner={isOwner}
                onRole={(role) => setRole(member, role)}
                onRemove={() => void removeMember(member.userId, s.removed)}
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
        <Button size="small" color="error" onClick={() => setQuestion(ending)}>
          {ending.action}
        </Button>
      </Box>
      {question && <QuestionDialog question={question} onClose={() => setQuestion(undefined)} />}
    </Panel>
  );
}

interface MemberActionsProps {
  member: GroupMember;
  isOwner: boolean;
  onRole: (role: GroupRole) => void;
  onRemove: () => void;
}

/** The role of a member, which the owner changes. */
function MemberActions({ member: { name, role }, isOwner, onRole, onRemove }: MemberActionsProps) {
  if (!isOwner || role === 'owner') return <Typography variant="body2">{s.roles[role]}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      <TextField
        select
        size="small"
        value={role}
        onChange={(event) => onRole(event.target.value as GroupRole)}
        slotProps={{ select: { 'aria-label': s.roleOf(name), renderValue: () => s.roles[role] } }}
      >
        {GROUP_ROLES.map((one) => (
          <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
            {s.roles[one]}: {s.roleHints[one]}
          </MenuItem>
        ))}
      </TextField>
      <Button size="small" color="error" aria-label={s.removeOf(name)} onClick={onRemove}>
        {s.remove}
      </Button>
    </Box>
  );
}

function QuestionDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { text, action, title = action, run } = question;
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{s.cancel}</Button>
          <Button color="error" variant="contained" onClick={() => void run().then(onClose)}>
            {action}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
    </TitledDialog>
  );
}
