import { Button } from './ui';
import { useState } from 'react';
import { fileOf } from '../api/fetcher';
import { downloadText } from './download';
import { useAttempt } from './useAttempt';

const FILE = 'veracite-certificate.jws';
const LABEL = 'Certificate';
const DOWNLOADED = 'The signed certificate was downloaded. It proves to others what was checked, and when.';

interface CertificateButtonProps {
  /** Address of the certificate. */
  url: string;
  size?: 'small' | 'medium';
}

/** Downloads the signed certificate of a stored result or list. */
export function CertificateButton({ url, size = 'small' }: CertificateButtonProps) {
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await attempt(async () => downloadText(FILE, await fileOf(url), 'application/jose'), DOWNLOADED);
    setBusy(false);
  };
  return (
    <Button size={size} variant="outlined" disabled={isBusy} onClick={() => void download()}>
      {LABEL}
    </Button>
  );
}
