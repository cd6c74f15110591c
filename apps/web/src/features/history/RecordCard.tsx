import type { CitationRecord, ExtractedDetails } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { timeText } from '../../components/dates';
import { ExternalLink, hostOf } from '../../components/ExternalLink';
import { StatusBadge } from '../../components/StatusBadge';
import { cut } from '../../components/cut';
import { checkStrings } from '../../components/check/strings';
import { historyStrings as s } from './strings';
import { RecordActions } from './RecordActions';

const PREVIEW = 100;
const LINKS = 3;

/** One citation of the history, on a few lines; its result opens below them. */
export function RecordCard({ record, onRemoved }: { record: CitationRecord; onRemoved: () => void }) {
  return (
    <Card
      component="article"
      data-record={record.id}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1.75, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <StatusBadge status={record.status} />
        <Typography component="time" variant="caption" dateTime={record.createdAt} sx={{ color: 'text.secondary' }}>
          {timeText(record.createdAt)}
        </Typography>
      </Box>
      <Typography variant="citation" data-preview title={record.originalText} sx={{ lineHeight: 1.4 }}>
        {cut(record.originalText, PREVIEW)}
      </Typography>
      {record.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {record.reason}
        </Typography>
      )}
      {record.extractedDetails && <Details details={record.extractedDetails} />}
      <RecordActions record={record} onRemoved={onRemoved} before={<Sources links={record.sourceLinks ?? []} />} />
    </Card>
  );
}

/** The parsed fields in one line. */
function Details({ details: { authors, title, journal, year, doi } }: { details: ExtractedDetails }) {
  const parts: [string, ReactNode][] = [
    [checkStrings.authors, authors?.join(', ')],
    [checkStrings.title, title],
    [checkStrings.journal, journal],
    [checkStrings.year, year],
    [
      checkStrings.doi,
      doi && (
        <ExternalLink href={`https://doi.org/${doi}`} underline="always">
          {doi}
        </ExternalLink>
      ),
    ],
  ];
  const known = parts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {known.map(([name, value], i) => (
        <Fragment key={name}>
          {i > 0 && ' · '}
          <span title={name}>{value}</span>
        </Fragment>
      ))}
    </Typography>
  );
}

function Sources({ links }: { links: string[] }) {
  const more = links.length - LINKS;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
      {links.slice(0, LINKS).map((link) => (
        <ExternalLink key={link} href={link} variant="body2" sx={{ py: 0.25 }}>
          {hostOf(link)}
        </ExternalLink>
      ))}
      {more > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {s.moreSources(more)}
        </Typography>
      )}
    </Box>
  );
}
