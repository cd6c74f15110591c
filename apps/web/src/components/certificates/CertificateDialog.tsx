import type { CertificateView } from '@veracite/contracts/certificates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { request } from '../../api/fetcher';
import { api } from '../../api/keys';
import { dayText } from '../dates';
import { DialogFrame } from '../DialogFrame';
import { DownloadIcon } from '../icons';
import { Notice } from '../Notice';
import { useAttempt } from '../useAttempt';
import { CHECK_COMMAND, certificateStrings as s } from './strings';
import { useCertificate } from './useCertificate';

interface CertificateDialogProps {
  batches: string[];
  count: number;
  onClose: () => void;
}

/** What a certificate is and costs, then how sealing goes, then the file. */
export default function CertificateDialog({ batches, count, onClose }: CertificateDialogProps) {
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [certificate, setCertificate] = useCertificate();
  const seal = async () => {
    setBusy(true);
    await attempt(async () => setCertificate(await request<CertificateView>('POST', api.certificates(), { batches })));
    setBusy(false);
  };
  const isToBegin = certificate === undefined || certificate.state === 'failed';
  return (
    <DialogFrame title={s.title} lead={s.what(count)} onClose={onClose}>
      {isToBegin && <Typography>{s.how}</Typography>}
      {certificate?.state === 'failed' && <Notice>{s.failed}</Notice>}
      {isToBegin && (
        <Button variant="contained" disabled={isBusy} onClick={() => void seal()} sx={{ justifySelf: 'start' }}>
          {s.seal}
        </Button>
      )}
      {certificate?.state === 'sealing' && <Sealing certificate={certificate} />}
      {certificate?.state === 'ready' && <Ready certificate={certificate} />}
    </DialogFrame>
  );
}

function Sealing({ certificate: { sealedCount, totalCount } }: { certificate: CertificateView }) {
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        value={(100 * sealedCount) / totalCount}
        aria-label={s.progress}
        sx={{ mb: 1 }}
      />
      <Typography role="status">{s.sealing(sealedCount, totalCount)}</Typography>
    </Box>
  );
}

function Ready({ certificate: { id, differing, expiresAt } }: { certificate: CertificateView }) {
  return (
    <>
      <Box>
        <Typography role="status">{s.ready(dayText(expiresAt))}</Typography>
        {differing.length > 0 && <Notice>{s.differs(differing)}</Notice>}
      </Box>
      <Button
        component="a"
        href={api.certificateFile(id)}
        download
        variant="contained"
        startIcon={<DownloadIcon />}
        sx={{ justifySelf: 'start' }}
      >
        {s.download}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {s.keep} {s.checkedBy}{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {CHECK_COMMAND}
        </Box>
      </Typography>
    </>
  );
}
