import Button from '@mui/material/Button';
import { useState } from 'react';
import { fileOf } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { downloadText } from '../../download';
import { useAttempt } from '../../useAttempt';
import { checkStrings as s } from '../strings';

/** Has the citation of a record checked once more and sealed, and keeps the file as it came. */
export function CertificateButton({ id }: { id: string }) {
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const seal = async () => {
    setBusy(true);
    await attempt(
      async () => downloadText('veracite-certificate.json', await fileOf(api.certificate(id))),
      s.certified,
    );
    setBusy(false);
  };
  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void seal()}>
      {s.certificate}
    </Button>
  );
}
