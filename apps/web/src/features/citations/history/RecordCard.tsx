import type { CitationRecord } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { timeText } from '../../../components/dates';
import { ExternalLink, hostOf } from '../../../components/ExternalLink';
import { StatusBadge } from '../../../components/StatusBadge';
import { cut } from '../../../components/cut';
import { DetailsList } from '../result/DetailsCard';
import { citationStrings as s } from '../strings';
import { RecordActions } from './RecordActions';

const PREVIEW = 100;
const LINKS = 3;

/** One citation of the history. */
export function RecordCard({ record, onRemoved }: { record: CitationRecord; onRemoved: () => void }) {
  const links = record.sourceLinks ?? [];
  const more = links.length - LINKS;
  return (
    <Card
      component="article"
      data-record={record.id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <StatusBadge status={record.status} />
        <Typography component="time" variant="caption" dateTime={record.createdAt} sx={{ color: 'text.secondary' }}>
          {timeText(record.createdAt)}
        </Typography>
      </Box>
      <Typography variant="citation" data-preview title={record.originalText}>
        {cut(record.originalText, PREVIEW)}
      </Typography>
      {record.reason && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {record.reason}
        </Typography>
      )}
      {record.extractedDetails && (
        <Box sx={{ bgcolor: 'ground.sunken', borderRadius: 2, p: 1.5, '& dd, & dt': { typography: 'body2' } }}>
          <DetailsList details={record.extractedDetails} />
        </Box>
      )}
      {links.length > 0 && (
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
      )}
      <RecordActions record={record} onRemoved={onRemoved} />
    </Card>
  );
}
