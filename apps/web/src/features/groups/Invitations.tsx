import { INVITED_ROLES, type Group, type InvitedRole } from '@veracite/contracts/groups';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { deskApi } from '../../api/desk';
import { dayText } from '../../components/dates';
import { EntryList, EntryRow } from '../../components/EntryRow';
import { FormField } from '../../components/FormField';
import { groupStrings as s } from './strings';

/** Sends a change and loads the group again. @returns whether it succeeded */
export type ChangeGroup = (
  method: 'PATCH' | 'DELETE' | 'POST',
  url: string,
  body: unknown,
  done: string,
) => Promise<boolean>;

/** The open invitations of a group; its owner adds and withdraws some. */
export function Invitations({ group, change }: { group: Group; change: ChangeGroup }) {
  const { id } = group;
  const isOwner = group.role === 'owner';
  return (
    <>
      {isOwner && <InviteForm onInvite={(body) => change('POST', deskApi.invitations(id), body, s.invited)} />}
      {group.invitations.length > 0 && (
        <>
          <Typography variant="h5" component="h3" sx={{ mt: 2, mb: 1 }}>
            {s.invitations}
          </Typography>
          <EntryList label={`${s.invitations}: ${group.name}`} loaded={{ data: group.invitations }}>
            {({ id: invitation, email, role, expiresAt }) => (
              <EntryRow
                key={invitation}
                title={email}
                lines={[s.until(s.roles[role], dayText(expiresAt))]}
                action={
                  isOwner && (
                    <Button
                      size="small"
                      aria-label={s.withdrawOf(email)}
                      onClick={() => void change('DELETE', deskApi.invitation(id, invitation), undefined, s.withdrawn)}
                    >
                      {s.withdraw}
                    </Button>
                  )
                }
              />
            )}
          </EntryList>
        </>
      )}
    </>
  );
}

/** Invites a person by mail. @param props `onInvite` returns whether the invitation was sent */
function InviteForm({
  onInvite,
}: {
  onInvite: (invitation: { email: string; role: InvitedRole }) => Promise<boolean>;
}) {
  const { control, handleSubmit, formState, reset } = useForm({
    defaultValues: { email: '', role: 'editor' as InvitedRole },
  });
  const submit = handleSubmit(async ({ email, role }) => {
    if (await onInvite({ email: email.trim(), role })) reset();
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 140px auto' },
      }}
    >
      <FormField
        size="small"
        type="email"
        control={control}
        name="email"
        label={s.email}
        rules={{ validate: (value) => String(value).trim() !== '' || s.emailRequired }}
      />
      <FormField
        select
        size="small"
        control={control}
        name="role"
        label={s.role}
        slotProps={{ select: { renderValue: (role) => s.roles[role as InvitedRole] } }}
      >
        {INVITED_ROLES.map((role) => (
          <MenuItem key={role} value={role} sx={{ whiteSpace: 'normal' }}>
            {s.roles[role]}: {s.roleHints[role]}
          </MenuItem>
        ))}
      </FormField>
      <Button type="submit" variant="outlined" disabled={formState.isSubmitting}>
        {s.invite}
      </Button>
    </Box>
  );
}
