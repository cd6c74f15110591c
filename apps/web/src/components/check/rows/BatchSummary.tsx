import type { BatchResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '../../../api/keys';
import { copyText } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { downloadText, today } from '../../download';
import { ExportMenu } from '../../ExportMenu';
import { DownloadIcon, PrintIcon } from '../../icons';
import { Panel } from '../../Section';
import { useToast } from '../../toast';
import { CertificateButton } from '../../CertificateButton';
import { ShareButton } from '../../share/ShareButton';
import { WatchButton } from './WatchButton';
import { checkStrings as s } from '../strings';
import { Counter } from '../../Counter';
import { KINDS, kindOf } from '../evidence/result-kinds';
import { worksOf } from '../evidence/exported-works';

/** The problems of the list, in a sentence and in numbers. */
export function BatchSummary({ batch: { results, processedCount } }: { batch: BatchResult }) {
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const problems = KINDS.filter((kind) => kind !== 'valid')
    .map((kind) => ({ kind, count: results.filter((result) => kindOf(result) === kind).length }))
    .filter((one) => one.count > 0);
  return (
    <Panel title={s.summary}>
      <Typography sx={{ mb: 1.5 }} data-testid="headline">
        {problems.length === 0 ? s.noProblems : s.problemsOf(processedCount - count('valid'), processedCount, problems)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <Counter label={s.totalProcessed} value={processedCount} isFlat />
        <Counter label={s.valid} value={count('valid')} tone="valid" isFlat />
        <Counter label={s.incomplete} value={count('incomplete')} tone="incomplete" isFlat />
        <Counter label={s.invalid} value={count('fake')} tone="fake" isFlat />
      </Box>
    </Panel>
  );
}

/** Buttons to copy, export, print, share and watch the batch. */
export function BatchTools({ batch, style }: { batch: BatchResult; style: Style }) {
  const toast = useToast();
  // Results that are not kept have no records, so no link and no certificate.
  const isKept = batch.results.some(({ id }) => id !== undefined);
  const download = () => {
    downloadText(`batch-citation-verification-${today()}.json`, JSON.stringify(batch, null, 2));
    toast({ title: s.downloaded, description: s.downloadedBatch, tone: 'success' });
  };
  return (
    <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <CopyButton
        label={s.copyAll}
        copy={() => copyText(JSON.stringify(batch.results, null, 2))}
        done={{ title: s.copiedToast, description: s.copiedAll, tone: 'success' }}
      />
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
        {s.downloadAll}
      </Button>
      <ExportMenu items={worksOf(batch.results)} label={s.exportAll} style={style} />
      <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {s.print}
      </Button>
      {batch.batchId && isKept && <CertificateButton url={api.listCertificate([batch.batchId])} />}
      {batch.batchId && isKept && <ShareButton what={{ batchId: batch.batchId }} />}
      {batch.batchId && <WatchButton batchId={batch.batchId} />}
    </Box>
  );
}
