import type { BatchResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '../../../components/clipboard';
import { CopyButton } from '../../../components/CopyButton';
import { downloadText, today } from '../../../components/download';
import { ExportMenu } from '../../../components/ExportMenu';
import { DownloadIcon, PrintIcon } from '../../../components/icons';
import { Panel } from '../../../components/Section';
import { useToast } from '../../../components/toast';
import { ShareButton } from '../../share/ShareButton';
import { citationStrings as s } from '../strings';
import { Counter } from '../../../components/Counter';
import { worksOf } from './works';

/** How many of each, and the whole batch to take home. */
export function BatchSummary({ batch, style }: { batch: BatchResult; style: Style }) {
  const toast = useToast();
  const count = (status: string) => batch.results.filter((result) => result.status === status).length;
  const unknown = count('unknown');
  const download = () => {
    downloadText(`batch-citation-verification-${today()}.json`, JSON.stringify(batch, null, 2));
    toast({ title: s.downloaded, description: s.downloadedBatch, tone: 'success' });
  };
  return (
    <Panel
      title={s.summary}
      aside={
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
          {batch.batchId && <ShareButton what={{ batchId: batch.batchId }} />}
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <Counter label={s.totalProcessed} value={batch.processedCount} />
        <Counter label={s.valid} value={count('valid')} tone="valid" />
        <Counter label={s.incomplete} value={count('incomplete')} tone="incomplete" />
        <Counter label={s.invalid} value={count('fake')} tone="fake" />
      </Box>
      {unknown > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {s.unchecked(unknown)}
        </Typography>
      )}
    </Panel>
  );
}
