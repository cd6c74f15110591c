import { SHARE_DAYS, type NewShare, type Share, type ShareDays, type ShareRequest } from '@veracite/contracts/share';
import { Box, Button, Muted, Row, TextField } from '../ui';
import { useRef, useState, useTransition } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { sharedPath } from '../../site/routes';
import { CopyButton } from '../CopyButton';
import { dayText } from '../dates';
import { DialogFrame } from '../DialogFrame';
import { ResultList, FactRow } from '../ResultList';
import { SelectField } from '../SelectField';
import { useToast } from '../toast';
import { useAttempt } from '../useAttempt';
import { shareStrings as s } from './strings';

type Shared = Pick<ShareRequest, 'citationId' | 'batchId'>;

export interface ShareDialogProps {
  /** Absent: only the links that work are listed. */
  what?: Shared;
  onClose: () => void;
}

/** Makes a link, shows it once, and lists the links that work. */
export default function ShareDialog({ what, onClose }: ShareDialogProps) {
  return (
    <DialogFrame title={what ? s.title : s.manage} lead={what ? s.lead : s.manageLead} onClose={onClose}>
      {what && <NewLink what={what} />}
      <SharesList title={what && s.yours} />
    </DialogFrame>
  );
}

function NewLink({ what }: { what: Shared }) {
  const [days, setDays] = useState<ShareDays>(30);
  const [link, setLink] = useState<string>();
  const [busy, start] = useTransition();
  const { mutate } = useSWRConfig();
  const attempt = useAttempt();
  const ask = async () => {
    const { token } = await request<NewShare>('POST', api.shares(), { ...what, days });
    setLink(location.origin + sharedPath(token));
    void mutate(api.shares());
  };
  const make = async () => void (await attempt(ask, undefined, { title: s.failed }));
  if (link === undefined)
    return (
      <Row sx={{ gap: 1.5 }}>
        <SelectField
          label={s.lasts}
          size="small"
          value={days}
          onChange={(event) => setDays(Number(event.target.value) as ShareDays)}
          options={Object.fromEntries(SHARE_DAYS.map((n) => [n, s.days(n)]))}
          sx={{ minWidth: 170, flex: 1 }}
        />
        <Button variant="contained" disabled={busy} onClick={() => start(make)}>
          {busy ? s.making : s.make}
        </Button>
      </Row>
    );
  return (
    <Row sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        label={s.made}
        size="small"
        value={link}
        helperText={s.onlyNow}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: '1 1 260px' }}
      />
      <CopyButton
        size="medium"
        variant="contained"
        label={s.copy}
        copy={link}
        done={{ title: s.copied, tone: 'success' }}
      />
    </Row>
  );
}

/** The links that work, each with a button to withdraw it. */
function SharesList({ title }: { title?: string }) {
  const loaded = useSWR<Share[] | null>(api.shares(), { revalidateOnMount: true });
  const toast = useToast();
  const attempt = useAttempt();
  const list = useRef<HTMLDivElement>(null);
  const withdraw = async (share: Share) => {
    const ask = () => request('DELETE', api.share(share.id));
    if (!(await attempt(ask, undefined, { title: s.withdrawFailed }))) return;
    toast({ title: s.withdrawn });
    // The button that was pressed goes away, and the focus must not go with it.
    list.current?.focus();
    void loaded.mutate();
  };
  return (
    <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
      {title && loaded.data && loaded.data.length > 0 && (
        <Muted variant="overline" component="h3">
          {title}
        </Muted>
      )}
      <ResultList aria-label={s.yours} loaded={loaded} none={title ? undefined : s.none} maxHeight={320}>
        {(share) => (
          <FactRow
            key={share.id}
            data-share={share.id}
            title={share.title}
            lines={[s.until(dayText(share.expiresAt)) + s.more(share.count)]}
            action={
              <Button
                size="small"
                variant="outlined"
                aria-label={s.withdrawLabel(share.title)}
                onClick={() => void withdraw(share)}
              >
                {s.withdraw}
              </Button>
            }
          />
        )}
      </ResultList>
    </Box>
  );
}
