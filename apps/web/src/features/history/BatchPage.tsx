import type { BatchResult } from '@veracite/contracts/citations';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { statusOf } from '../../api/errors';
import { api } from '../../api/keys';
import { routes } from '../../site/routes';
import { SignedInPage } from '../../components/session/AccessRequired';
import { Notice } from '../../components/Notice';
import { BatchResults } from '../../components/check/rows/BatchResults';
import { historyStrings as s } from './strings';

/** A checked list from the history, with its accepted corrections. */
export default function BatchPage() {
  return <SignedInPage title={s.batchTitle}>{() => <Batch />}</SignedInPage>;
}

function Batch() {
  const { id = '' } = useParams();
  const { data, error } = useSWR<BatchResult | null>(api.batch(id), { revalidateOnMount: true });
  return (
    <>
      <Button component={Link} to={routes.citations} size="small" sx={{ ml: -1.5, mb: 1 }}>
        {s.backToHistory}
      </Button>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {s.batchTitle}
      </Typography>
      {error && <Notice>{statusOf(error) === 404 ? s.batchGone : s.resultFailed}</Notice>}
      {!error && !data && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 3.5 }} />}
      {data && <BatchResults results={data.results} batch={data} />}
    </>
  );
}
