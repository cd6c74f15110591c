import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../../api/errors';
import { useRefresh } from '../../api/queries';
import { useCheck } from '../../api/useCheck';
import { routes } from '../../site/routes';
import { SignedInPage } from '../../components/session/AccessRequired';
import { Notice } from '../../components/Notice';
import ResultArea from '../../components/check/progress/ResultArea';
import { historyStrings as s } from './strings';

/** A checked list from the history, with its accepted corrections. */
export default function BatchPage() {
  return <SignedInPage title={s.batchTitle}>{() => <Batch />}</SignedInPage>;
}

function Batch() {
  const { id = '' } = useParams();
  const { check, error } = useCheck(id, useRefresh().afterVerification);
  return (
    <>
      <Button component={Link} to={routes.citations} size="small" sx={{ ml: -1.5, mb: 1 }}>
        {s.backToHistory}
      </Button>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        {s.batchTitle}
      </Typography>
      {error !== undefined && <Notice>{statusOf(error) === 404 ? s.batchGone : s.resultFailed}</Notice>}
      {error === undefined && !check && <Skeleton variant="rounded" height={320} sx={{ borderRadius: 3.5 }} />}
      {check && <ResultArea check={check} style={check.options.style} />}
    </>
  );
}
