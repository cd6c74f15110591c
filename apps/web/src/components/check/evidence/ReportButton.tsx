import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import { Button } from '../../ui';
import { fileOf } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { dayText } from '../../dates';
import { openPage } from '../../download';
import { appStrings } from '../../../site/strings';
import { PrintIcon } from '../../icons';
import { checkStrings as s } from '../strings';
import { useMarks } from './useMarks';

interface ReportButtonProps {
  result: VerificationResult;
  /** Whether the user may read the certificate of the result. */
  isOwn: boolean;
  /** When the citation was checked. Default: when the last database was asked. */
  checkedAt?: string;
  variant?: 'outlined' | 'text';
}

/** A button that opens the printable report of a citation in a tab of its own. */
export function ReportButton({ result, isOwn, checkedAt, variant }: ReportButtonProps) {
  const marks = useMarks();
  return (
    <Button
      data-no-print
      size="small"
      variant={variant}
      startIcon={<PrintIcon />}
      title={s.reportHint}
      onClick={() => void openReport(result, marks(result), isOwn, checkedAt)}
    >
      {s.report}
    </Button>
  );
}

/** @param isOwn whether its certificate may be read */
async function openReport(
  result: VerificationResult,
  marks: CheckedReference[],
  isOwn: boolean,
  checkedAt?: string,
): Promise<void> {
  const [{ referenceReport, lastAskedAt }, { htmlReport }, digests] = await Promise.all([
    import('@veracite/report/reference/model'),
    import('@veracite/report/reference/html'),
    // Without a connection the report names no digest.
    result.id && isOwn ? fileOf(api.certificate(result.id)).then(digestsIn, () => undefined) : undefined,
  ]);
  const time = checkedAt ?? lastAskedAt(result);
  const frame = { day: time && dayText(time), issuer: `${appStrings.product}, ${window.location.host}`, digests };
  openPage(htmlReport([referenceReport(result, marks)], frame));
}

/** Returns the digests of the results in a certificate, a compact JWS. */
function digestsIn(certificate: string): string[] {
  const payload = (certificate.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  return (JSON.parse(atob(payload)) as { digests: string[] }).digests;
}
