import { Button } from './ui';
import { useTransition } from 'react';
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
  const [isBusy, start] = useTransition();
  const download = async () =>
    void (await attempt(async () => downloadText(FILE, await fileOf(url), 'application/jose'), DOWNLOADED));
  return (
    <Button size={size} variant="outlined" disabled={isBusy} onClick={() => start(download)}>
      {LABEL}
    </Button>
  );
}
