import { EVENT_TEXTS, type WatchDetail, type WatchNews } from '@veracite/contracts/watches';
import { identifierUrl } from '@veracite/model/identifiers';
import type { WorkEventKind } from '@veracite/model/watching';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useSWR from 'swr';
import { get } from '../../api/fetcher';
import { api } from '../../api/keys';
import { dayText } from '../../components/dates';
import { ExternalLink } from '../../components/ExternalLink';
import { Notice } from '../../components/Notice';
import { ToneBadge } from '../../components/StatusBadge';
import { appStrings } from '../../site/strings';
import type { StatusTone } from '../../theme/palette';
import { watchStrings as s } from './strings';

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
export function NewsList({ id, count }: { id: string; count: number }) {
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5, mt: 0.5 }}>
        <ToneBadge label={EVENT_TEXTS[kind]} tone={TONES[kind]} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {s.says(source, dayText(reportedAt))}
          {preexisting && `; ${s.atStart}`}
        </Typography>
        {link && (
          <ExternalLink href={link} variant="caption" sx={{ display: 'inline-block', py: 0.5 }}>
            {kind === 'published' ? s.version : s.notice}
          </ExternalLink>
        )}
      </Box>
    </Box>
  );
}

function linkOf({ doi, url }: WatchNews): string | undefined {
  return doi === undefined ? url : identifierUrl('doi', doi);
}
