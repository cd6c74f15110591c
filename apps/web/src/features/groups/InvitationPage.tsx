import type { Group } from '@veracite/contracts/groups';
import { Button } from '../../components/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { deskApi } from '../../api/desk';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { FormCard } from '../../components/FormCard';
import { Notice } from '../../components/Notice';
import { forUsers } from '../../components/session/AccessRequired';
import { invitationStrings } from '../../components/session/invitation-strings';
import { routes } from '../../site/routes';
import { groupStrings as s } from './strings';

/** Accepts an invitation by the token after the # of the mail's link. */
export default forUsers({ title: s.invitationTitle, lead: s.lead }, Invitation);

function Invitation() {
  const token = useLocation().hash.slice(1);
  const [joined, setJoined] = useState<Group>();
  const [fault, setFault] = useState<string | undefined>(token ? undefined : s.broken);
  const accept = () =>
    request<Group>('POST', deskApi.accept(), { token }).then(setJoined, (error: unknown) =>
      setFault(messageOf(error) ?? s.failed),
    );
  return (
    <FormCard title={joined ? invitationStrings.joined(joined.name) : s.invitationTitle} lead={s.lead}>
      {joined ? (
        <Button component={Link} to={routes.desk} variant="contained">
          {s.toDesk}
        </Button>
      ) : (
        <Button variant="contained" size="large" disabled={!token} onClick={() => void accept()}>
          {s.accept}
        </Button>
      )}
      {fault && !joined && <Notice>{fault}</Notice>}
    </FormCard>
  );
}
