import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { certificateStrings as s } from './strings';

const CertificateDialog = lazy(() => import('./CertificateDialog'));

interface ReportCertificateProps {
  /** The batches that the list was checked in, in order. */
  batches: string[];
  /** Entries of the list. */
  count: number;
  size?: 'small' | 'medium';
}

/** Opens the dialog that seals a checked list as a whole. */
export function ReportCertificate({ batches, count, size = 'small' }: ReportCertificateProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} variant="outlined" onClick={() => setOpen(true)}>
        {s.certificate}
      </Button>
      <Suspense>
        {open && <CertificateDialog batches={batches} count={count} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
