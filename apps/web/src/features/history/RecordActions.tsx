import type { CitationRecord, VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { messageOf } from '../../api/errors';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { batchPath } from '../../site/routes';
import { Notice } from '../../components/Notice';
import { useToast } from '../../components/toast';
import { historyStrings as s } from './strings';

const SingleResult = lazy(() =>
  import('../../components/check/evidence/SingleResult').then((file) => ({ default: file.SingleResult })),
);

interface RecordActionsProps {
  record: CitationRecord;
  onRemoved: () => void;
  /** Content on the same line, before the actions. */
  before: ReactNode;
}

/** Opens the full result of a record, or deletes the record. */
export function RecordActions({ record: { id, origin, batchId }, onRemoved, before }: RecordActionsProps) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const remove = () =>
    request('DELETE', api.citation(id)).then(
      () => {
        toast({ title: s.removed });
        onRemoved();
      },
      (error: unknown) => toast({ title: messageOf(error) ?? s.removeFailed, tone: 'destructive' }),
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' } }}>{before}</Box>
        <Button data-no-print size="small" variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? s.closeResult : s.openResult}
        </Button>
        {origin === 'batch' && batchId && (
          <Button data-no-print size="small" variant="outlined" component={Link} to={batchPath(batchId)}>
            {s.openList}
          </Button>
        )}
        <Button data-no-print size="small" color="inherit" onClick={() => void remove()}>
          {s.remove}
        </Button>
      </Box>
      {open && (
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <WholeResult id={id} />
        </Suspense>
      )}
    </>
  );
}

function WholeResult({ id }: { id: string }) {
  const { data, error } = useSWR<{ result: VerificationResult } | null>(api.citation(id));
  if (error) return <Notice>{s.resultFailed}</Notice>;
  return data ? <SingleResult result={data.result} /> : <Skeleton variant="rounded" height={200} />;
}
