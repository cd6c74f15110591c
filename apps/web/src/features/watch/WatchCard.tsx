import type { Watch, WatchChange } from '@veracite/contracts/watches';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { timeText } from '../../components/dates';
import { ExternalLink, hostOf } from '../../components/ExternalLink';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { useAttempt } from '../../components/useAttempt';
import { NewsList } from './NewsList';
import { watchStrings as s } from './strings';
import { WatchFacts } from './WatchFacts';

/** One watched list: what happened to its works, what was asked and when, and the ways to change that. */
export function WatchCard({ watch, onChanged }: { watch: Watch; onChanged: () => void }) {
  const attempt = useAttempt();
  const { id, name, address, every, mail, active, news, works, feed } = watch;
  const change = async (changes: WatchChange) => {
    await attempt(() => request('PATCH', api.watch(id), changes));
    onChanged();
  };
  const askNow = async () => {
    await attempt(() => request('POST', api.askWatch(id), {}), s.beingAsked);
    onChanged();
  };
  const remove = async () => {
    await attempt(() => request('DELETE', api.watch(id)), s.removed);
    onChanged();
  };
  return (
    <Panel
      title={name}
      aside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Toggle label={s.onLabel} of={s.on(name)} on={active} onChange={(on) => void change({ active: on })} />
          <Toggle label={s.mails} of={s.mailsOf(name)} on={mail} onChange={(on) => void change({ mail: on })} />
        </Box>
      }
    >
      <Typography>
        {s.size(works, s.rhythm[every])}
        {address && (
          <>
            {' · '}
            <ExternalLink href={address}>{hostOf(address)}</ExternalLink>
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} data-asked>
        {whenOf(watch)}
      </Typography>
      {watch.fault && <Notice>{s.fault(watch.fault)}</Notice>}
      {watch.unheard > 0 && <Notice tone="unknown">{s.unchecked(watch.unheard)}</Notice>}
      <Typography variant="h5" component="h3" sx={{ mt: 2, mb: 0.75 }}>
        {s.news}
      </Typography>
      <NewsList id={id} count={news} />
      <WatchFacts watch={watch} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button size="small" variant="outlined" aria-label={s.askNowOf(name)} onClick={() => void askNow()}>
          {s.askNow}
        </Button>
        <Button size="small" variant="outlined" href={feed}>
          {s.feed}
        </Button>
        <Button size="small" color="error" aria-label={s.removeOf(name)} onClick={() => void remove()}>
          {s.remove}
        </Button>
      </Box>
    </Panel>
  );
}

function whenOf({ active, askedAt, nextAt }: Watch): string {
  const last = askedAt ? s.asked(timeText(askedAt)) : '';
  if (!active) return [last, s.off].filter(Boolean).join(' ');
  if (!askedAt) return s.first;
  return [last, nextAt && s.next(timeText(nextAt))].filter(Boolean).join(' ');
}

function Toggle({
  label,
  of,
  on,
  onChange,
}: {
  label: string;
  of: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          size="small"
          checked={on}
          slotProps={{ input: { 'aria-label': of } }}
          onChange={(_event, checked) => onChange(checked)}
        />
      }
    />
  );
}
