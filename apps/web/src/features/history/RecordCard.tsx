import type { CitationRecord, ExtractedDetails, VerificationResult } from '@veracite/contracts/citations';
import { detailOf } from '@veracite/contracts/states';
import { cut } from '@veracite/text/cut';
import { Box, Button, Card, Muted, Row, Skeleton, Typography } from '../../components/ui';
import { Fragment, type ReactNode, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { timeText } from '../../components/dates';
import { ExternalLink, hostOf } from '../../components/ExternalLink';
import { knownDetails } from '../../components/knownDetails';
import { StatusBadge } from '../../components/StatusBadge';
import { historyStrings as s } from './strings';
import { api } from '../../api/keys';
import { checkPath } from '../../site/routes';
import { Notice } from '../../components/Notice';

const SingleResult = lazy(() =>
  import('../../components/check/evidence/SingleResult').then((file) => ({ default: file.SingleResult })),
);

interface RecordActionsProps {
  record: CitationRecord;
  onRemove: () => void;
  /** Content on the same line, before the actions. */
  before: ReactNode;
}

/** Opens the full result of a record, or deletes the record. */
function RecordActions({ record, onRemove, before }: RecordActionsProps) {
  const { id, origin, tool = 'citations', batchId, createdAt } = record;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row sx={{ mt: 0.5 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' } }}>{before}</Box>
        <Button data-no-print size="small" variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? s.closeResult : s.openResult}
        </Button>
        {origin !== 'single' && batchId && (
          <Button data-no-print size="small" variant="outlined" component={Link} to={checkPath(tool, batchId)}>
            {s.openWhole[tool]}
          </Button>
        )}
        <Button data-no-print size="small" color="inherit" onClick={onRemove}>
          {s.remove}
        </Button>
      </Row>
      {open && (
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <WholeResult id={id} checkedAt={createdAt} />
        </Suspense>
      )}
    </>
  );
}

function WholeResult({ id, checkedAt }: { id: string; checkedAt: string }) {
  const { data, error } = useSWR<{ result: VerificationResult } | null>(api.citation(id));
  if (error) return <Notice>{s.resultFailed}</Notice>;
  return data ? (
    <SingleResult result={data.result} checkedAt={checkedAt} />
  ) : (
    <Skeleton variant="rounded" height={200} />
  );
}

const PREVIEW = 100;
const LINKS = 3;

/** One citation of the history, on a few lines; its result opens below them. */
export function RecordCard({ record, onRemove }: { record: CitationRecord; onRemove: () => void }) {
  return (
    <Card
      component="article"
      data-record={record.id}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1.75, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Row sx={{ justifyContent: 'space-between' }}>
        <StatusBadge status={record.status} detail={detailOf(record)} />
        <Muted component="time" variant="caption" dateTime={record.createdAt}>
          {timeText(record.createdAt)}
        </Muted>
      </Row>
      <Typography variant="citation" data-preview title={record.originalText} sx={{ lineHeight: 1.4 }}>
        {cut(record.originalText, PREVIEW)}
      </Typography>
      {record.reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {record.reason}
        </Typography>
      )}
      {record.extractedDetails && <Details details={record.extractedDetails} />}
      <RecordActions record={record} onRemove={onRemove} before={<Sources links={record.sourceLinks ?? []} />} />
    </Card>
  );
}

/** The parsed fields in one line. */
function Details({ details }: { details: ExtractedDetails }) {
  const known = knownDetails(details);
  if (known.length === 0) return null;
  return (
    <Muted sx={{ overflowWrap: 'anywhere' }}>
      {known.map(([name, value], index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <span title={name}>{value}</span>
        </Fragment>
      ))}
    </Muted>
  );
}

function Sources({ links }: { links: string[] }) {
  const more = links.length - LINKS;
  return (
    <Row sx={{ columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
      {links.slice(0, LINKS).map((link) => (
        <ExternalLink key={link} href={link} variant="body2" sx={{ py: 0.25 }}>
          {hostOf(link)}
        </ExternalLink>
      ))}
      {more > 0 && <Muted>{s.moreSources(more)}</Muted>}
    </Row>
  );
}
