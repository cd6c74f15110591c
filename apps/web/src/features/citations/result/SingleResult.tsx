import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { downloadText } from '../../../components/download';
import { ExportMenu } from '../../../components/ExportMenu';
import { DownloadIcon, PrintIcon } from '../../../components/icons';
import { StatusBadge } from '../../../components/StatusBadge';
import { useToast } from '../../../components/toast';
import { ShareButton } from '../../share/ShareButton';
import { citationStrings as s } from '../strings';
import { PrintReport } from './PrintReport';
import { ResultBody } from './ResultBody';
import { useCorrections } from './useCorrections';
import { worksOf } from './works';

interface SingleResultProps {
  result: VerificationResult;
  /** Checks the citation anew; absent where nothing can be checked. */
  onRetry?: () => void;
  /** Of somebody else: nothing that would change it is offered. */
  readOnly?: boolean;
}

export function SingleResult({ result, onRetry, readOnly }: SingleResultProps) {
  const toast = useToast();
  const results = useMemo(() => [result], [result]);
  const { accepted, accept } = useCorrections(results);
  const json = JSON.stringify(result, null, 2);
  const download = () => {
    downloadText('citation-verification.json', json);
    toast({ title: s.downloaded, description: s.downloadedOne, tone: 'success' });
  };
  return (
    <Box data-testid="single-result">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 }}>
        <StatusBadge status={result.status} size="large" />
        {typeof result.confidence === 'number' && result.status !== 'unknown' && (
          <Typography variant="body2" title={s.confidenceHint} sx={{ color: 'text.secondary' }}>
            {s.confidence(Math.round(result.confidence * 100))}
          </Typography>
        )}
        <Box data-no-print sx={{ ml: { sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyButton
            label={s.copyJson}
            copy={() => copyText(json)}
            done={{ title: s.copiedToast, description: s.copiedJson, tone: 'success' }}
          />
          <ExportMenu items={worksOf([result])} label={s.exportOne} />
          <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
            {s.download}
          </Button>
          <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {s.printOne}
          </Button>
          {result.id && !readOnly && <ShareButton what={{ citationId: result.id }} />}
        </Box>
      </Box>
      <PrintReport results={results} accepted={accepted} style="apa" />
      <ResultBody
        result={result}
        accepted={accepted.get(0)}
        onAccept={readOnly ? undefined : (style) => accept(0, style)}
        onRetry={onRetry}
      />
    </Box>
  );
}
