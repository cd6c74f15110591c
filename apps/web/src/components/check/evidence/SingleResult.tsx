import type { VerificationResult } from '@veracite/contracts/citations';
import { withMarks } from '@veracite/report/checked';
import type { Style } from '@veracite/model/verification';
import { Box, Button } from '../../ui';
import { useMemo } from 'react';
import { api } from '../../../api/keys';
import { CopyButton } from '../../CopyButton';
import { downloadText } from '../../download';
import { ExportMenu } from '../../ExportMenu';
import { DownloadIcon, PrintIcon } from '../../icons';
import { actionRowSx, MoreActions } from '../../MoreActions';
import { useToast } from '../../toast';
import { ShareButton } from '../../share/ShareButton';
import { checkStrings as s } from '../strings';
import { CertificateButton } from '../../CertificateButton';
import { PrintReport } from '../rows/PrintReport';
import { ReportButton } from './ReportButton';
import { ResultBody } from './ResultBody';
import { useCorrections } from '../rows/useCorrections';
import { worksOf } from './exported-works';
import { useMarks } from './useMarks';

interface SingleResultProps {
  result: VerificationResult;
  /** The style in which the corrected citation is shown first. */
  style?: Style;
  /** Checks the citation again; absent where nothing can be checked. */
  onRetry?: () => void;
  /** Offers nothing that changes the record: it belongs to another user. */
  readOnly?: boolean;
  /** When the citation was checked. Default: now. */
  checkedAt?: string;
}

/** The result of one citation, with buttons to copy, export, print and share it. */
export function SingleResult({ result, style = 'apa', onRetry, readOnly, checkedAt }: SingleResultProps) {
  const toast = useToast();
  const results = useMemo(() => [result], [result]);
  const { accepted, accept } = useCorrections(results);
  const marks = useMarks();
  const json = JSON.stringify(withMarks(result, marks(result)), null, 2);
  const download = () => {
    downloadText('citation-verification.json', json);
    toast({ title: s.downloaded, description: s.downloadedOne, tone: 'success' });
  };
  return (
    <Box data-testid="single-result">
      <PrintReport results={results} accepted={accepted} style={style} />
      <ResultBody
        result={result}
        style={style}
        accepted={accepted.get(0)}
        onAccept={readOnly ? undefined : (chosen) => accept(0, chosen)}
        onRetry={onRetry}
      />
      <Box data-no-print sx={{ ...actionRowSx, mt: 1.5 }}>
        <CopyButton label={s.copyJson} copy={json} done={s.copiedJson} />
        <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          {s.download}
        </Button>
        <MoreActions>
          {result.id && !readOnly && <ShareButton what={{ citationId: result.id }} />}
          <ExportMenu items={worksOf([result])} label={s.exportOne} />
          <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {s.printOne}
          </Button>
          <ReportButton variant="outlined" result={result} isOwn={!readOnly} checkedAt={checkedAt} />
          {result.id && !readOnly && <CertificateButton url={api.certificate(result.id)} />}
        </MoreActions>
      </Box>
    </Box>
  );
}
