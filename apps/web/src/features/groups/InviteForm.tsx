import { INVITED_ROLES, type GroupRole } from '@veracite/contracts/groups';
import { MuiLink } from '../../components/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBilling, useSignInOptions } from '../../api/queries';
import { Notice } from '../../components/Notice';
import { routes } from '../../site/routes';
import { RoleSelect } from './RoleSelect';
import { groupStrings as s } from './strings';
import { TextForm } from './TextForm';

/** The plan whose owners invite members. */
const PLAN = 'expert';

/** Whether another plan would let this user invite members. Without limits nothing is sold on this server, or to this user. */
function useLacksPlan(): boolean {
  const { data: billing } = useBilling();
  return billing !== undefined && billing !== null && billing.planType !== PLAN && billing.limit !== -1;
}

/** Which plan it takes to invite members; nothing for users who have it. */
export function PlanNotice() {
  if (!useLacksPlan()) return null;
  return (
    <Notice>
      {s.membersPlan}{' '}
      <MuiLink component={Link} to={routes.pricing} color="inherit" underline="always">
        {s.plans}
      </MuiLink>
    </Notice>
  );
}

/** The form by which the owner of a group invites a person, or which plan it takes. @param invite sends it; gives whether it succeeded */
export function InviteForm({ invite }: { invite: (body: object, done: string) => Promise<boolean> }) {
  const [role, setRole] = useState<GroupRole>(INVITED_ROLES[0]);
  const { data: options } = useSignInOptions();
  if (useLacksPlan()) return <PlanNotice />;
  return (
    <TextForm
      label={s.email}
      required={s.emailRequired}
      submitLabel={s.invite}
      onSubmit={(email) => invite({ email, role }, options?.mailIsLogged ? s.invitedLogged : s.invited)}
    >
      <RoleSelect label={s.role} value={role} onChange={setRole} />
    </TextForm>
  );
}
