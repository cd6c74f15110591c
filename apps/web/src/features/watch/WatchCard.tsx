import {
  type Watch,
  type WatchChange,
  EVENT_TEXTS,
  type WatchDetail,
  type WatchNews,
} from '@veracite/contracts/watches';
import { identifierUrl } from '@veracite/model/identifiers';
import type { WorkEventKind } from '@veracite/model/watching';
import { Box, Button, FormControlLabel, Muted, Row, Skeleton, Switch, Typography } from '../../components/ui';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { timeText, dayText } from '../../components/dates';
import { ExternalLink, hostOf } from '../../components/ExternalLink';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { useRemovals } from '../../components/Removals';
import { useChange } from '../../components/useAttempt';
import { watchStrings as s } from './strings';
import { ToneBadge } from '../../components/StatusBadge';
import { appStrings } from '../../site/strings';
import type { StatusTone } from '../../theme/palette';

/** Red for what was taken back alone. */
const TONES: Record<WorkEventKind, StatusTone> = {
  retracted: 'fake',
  withdrawn: 'fake',
  replaced: 'fake',
  concern: 'incomplete',
  corrected: 'incomplete',
  published: 'valid',
};

/** Lists the events of a watched list, newest first. @param count loads them again when it changes */
function NewsList({ id, count }: { id: string; count: number }) {
  const { data, error } = useSWR<WatchDetail | null>(count > 0 ? [api.watch(id), count] : null, {
    fetcher: ([url]: [string]) => get<WatchDetail>(url),
  });
  if (count === 0) return <Typography sx={{ color: 'text.secondary' }}>{s.noNews}</Typography>;
  if (error) return <Notice>{appStrings.notLoaded}</Notice>;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.events.map((news) => (
        <NewsRow key={news.id} news={news} />
      ))}
    </Box>
  );
}

function NewsRow({ news }: { news: WatchNews }) {
  const { kind, label, source, reportedAt, preexisting } = news;
  const link = linkOf(news);
  return (
    <Box component="li" data-news={kind} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="citation" component="p" sx={{ fontSize: '0.97rem', overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Row sx={{ columnGap: 1.25, rowGap: 0.5, mt: 0.5 }}>
        <ToneBadge label={EVENT_TEXTS[kind]} tone={TONES[kind]} />
        <Muted variant="caption">
          {s.says(source, dayText(reportedAt))}
          {preexisting && `; ${s.atStart}`}
        </Muted>
        {link && (
          <ExternalLink href={link} variant="caption" sx={{ display: 'inline-block', py: 0.5 }}>
            {kind === 'published' ? s.version : s.notice}
          </ExternalLink>
        )}
      </Row>
    </Box>
  );
}

function linkOf({ doi, url }: WatchNews): string | undefined {
  return doi === undefined ? url : identifierUrl('doi', doi);
}

/** One watched list: what happened to its works, what was asked and when, and the ways to change that. */
export function WatchCard({ watch, onChanged }: { watch: Watch; onChanged: () => void }) {
  const change = useChange(onChanged);
  const { id, name, address, every, mail, active, news, works, feed } = watch;
  const set = (body: WatchChange) => void change('PATCH', api.watch(id), { body });
  const askNow = () => void change('POST', api.askWatch(id), { body: {}, done: s.beingAsked });
  const { remove } = useRemovals();
  return (
    <Panel
      title={name}
      aside={
        <Row sx={{ columnGap: 1, rowGap: 0 }}>
          <Toggle label={s.onLabel} of={s.on(name)} on={active} onChange={(on) => set({ active: on })} />
          <Toggle label={s.mails} of={s.mailsOf(name)} on={mail} onChange={(on) => set({ mail: on })} />
        </Row>
      }
    >
      <Typography>
        {s.size(works, s.rhythm[every])}
        {address && (
          <>
            {' · '}
            <ExternalLink href={address} underline="always">
              {hostOf(address)}
            </ExternalLink>
          </>
        )}
      </Typography>
      <Muted data-asked>{whenOf(watch)}</Muted>
      {watch.fault && <Notice>{s.fault(watch.fault)}</Notice>}
      {watch.unheard > 0 && <Notice tone="unknown">{s.unchecked(watch.unheard)}</Notice>}
      <Typography variant="h5" component="h3" sx={{ mt: 2, mb: 0.75 }}>
        {s.news}
      </Typography>
      <NewsList id={id} count={news} />
      <WatchFacts watch={watch} />
      <Row sx={{ mt: 2 }}>
        <Button size="small" variant="outlined" aria-label={s.askNowOf(name)} onClick={askNow}>
          {s.askNow}
        </Button>
        <Button size="small" variant="outlined" href={feed}>
          {s.feed}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={s.removeOf(name)}
          onClick={() => remove({ url: api.watch(id), name })}
        >
          {s.remove}
        </Button>
      </Row>
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

/** Who was asked the last time, and what of a list cannot be watched. */
function WatchFacts({ watch: { consulted, unwatched, unwatchedCount } }: { watch: Watch }) {
  return (
    <>
      {consulted.length > 0 && (
        <Part title={s.consulted}>
          <Muted>
            {consulted.map(({ source, answered, failed }) => s.answered(source, answered, failed)).join('; ')}.
          </Muted>
        </Part>
      )}
      {unwatchedCount > 0 && (
        <Part title={`${s.unwatched}: ${unwatchedCount}`}>
          <Muted>{s.unwatchedWhy}</Muted>
          <Box component="ul" sx={{ pl: 2.5, my: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
            {unwatched.map((label, index) => (
              <li key={`${index} ${label}`}>{label}</li>
            ))}
          </Box>
          {unwatchedCount > unwatched.length && (
            <Typography variant="body2">{s.more(unwatchedCount - unwatched.length)}</Typography>
          )}
        </Part>
      )}
    </>
  );
}

/** A line that opens. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 1.25 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box sx={{ mt: 0.75 }}>{children}</Box>
    </Box>
  );
}
