import { SHARE_DAYS, type NewShare, type ShareDays, type ShareRequest } from '@veracite/contracts/share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { sharedPath } from '../../site/routes';
import { copyText } from '../clipboard';
import { CopyButton } from '../CopyButton';
import { DialogFrame } from '../DialogFrame';
import { useFailureToast } from '../useFailureToast';
import { SharesList } from './SharesList';
import { SelectField } from '../SelectField';
import { shareStrings as s } from './strings';

interface ShareDialogProps {
  what: Pick<ShareRequest, 'citationId' | 'batchId'>;
  onClose: () => void;
}

/** Makes a link, shows it once, and lists those that hold. */
export default function ShareDialog({ what, onClose }: ShareDialogProps) {
  const [days, setDays] = useState<ShareDays>(30);
  const [link, setLink] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { mutate } = useSWRConfig();
  const showFailure = useFailureToast();

  const make = async () => {
    setBusy(true);
    try {
      const { token } = await request<NewShare>('POST', api.shares(), { ...what, days });
      setLink(location.origin + sharedPath(token));
      void mutate(api.shares());
    } catch (error) {
      showFailure(error, { title: s.failed });
    }
    setBusy(false);
  };

  return (
    <DialogFrame title={s.title} lead={s.lead} onClose={onClose}>
      {link === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SelectField
            label={s.lasts}
            size="small"
            value={days}
            onChange={(event) => setDays(Number(event.target.value) as ShareDays)}
            options={Object.fromEntries(SHARE_DAYS.map((n) => [n, s.days(n)]))}
            sx={{ minWidth: 170, flex: 1 }}
          />
          <Button variant="contained" disabled={busy} onClick={() => void make()}>
            {busy ? s.making : s.make}
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
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
            copy={() => copyText(link)}
            done={{ title: s.copied, tone: 'success' }}
          />
        </Box>
      )}
      <SharesList title={s.yours} />
    </DialogFrame>
  );
}
