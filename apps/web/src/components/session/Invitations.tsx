import type { ReceivedInvitation } from '@veracite/contracts/groups';
import useSWR from 'swr';
import { deskApi } from '../../api/desk';
import { dayText } from '../dates';
import { FactRow, ResultList } from '../ResultList';
import { Panel } from '../Section';
import { SureButton } from '../SureButton';
import { useChange } from '../useAttempt';
import { invitationStrings as s } from './invitation-strings';

/** The invitations and offers of groups of the signed-in user, which are accepted here or by the link of their mail. */
export function Invitations({ onAccepted }: { onAccepted?: () => void }) {
  const { data, mutate } = useSWR<ReceivedInvitation[] | null, unknown>(deskApi.received(), {
    revalidateOnMount: true,
  });
  const accept = useChange(() => {
    void mutate();
    onAccepted?.();
  });
  if (!data?.length) return null;
  return (
    <Panel title={s.title}>
      <ResultList loaded={{ data }} aria-label={s.title}>
        {({ id, group, role, expiresAt }) => (
          <FactRow
            key={id}
            title={group ?? s.unnamedGroup}
            lines={[s.invitedAs(role, dayText(expiresAt)), ...(group === null ? [s.byMailOnly] : [])]}
            action={
              group !== null && (
                <SureButton
                  size="small"
                  color="primary"
                  label={s.accept}
                  aria-label={s.acceptOf(group)}
                  sureLabel={role === 'owner' ? s.ownSure : s.joinSure}
                  onSure={() => void accept('POST', deskApi.received(id), { done: s.joined(group) })}
                />
              )
            }
          />
        )}
      </ResultList>
    </Panel>
  );
}
