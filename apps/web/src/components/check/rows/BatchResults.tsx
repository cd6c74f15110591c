import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import { nameOfState, STATES } from '@veracite/contracts/states';
import { withMarks } from '@veracite/report/checked';
import type { Style } from '@veracite/model/verification';
import { Box, Button, Card, Grid, Muted, Row, Typography } from '../../ui';
import type { ReactNode } from 'react';
import { BatchList } from './BatchList';
import { PrintReport } from './PrintReport';
import { useCorrections } from './useCorrections';
import { api } from '../../../api/keys';
import { copyRich } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { downloadText, today } from '../../download';
import { ExportMenu } from '../../ExportMenu';
import { DownloadIcon, PrintIcon } from '../../icons';
import { actionRowSx, MoreActions } from '../../MoreActions';
import { Panel } from '../../Section';
import { useToast } from '../../toast';
import { CertificateButton } from '../../CertificateButton';
import { ShareButton } from '../../share/ShareButton';
import { WatchButton } from './WatchButton';
import { checkStrings as s } from '../strings';
import { Counter } from '../../Counter';
import { worksOf } from '../evidence/exported-works';
import { useMarks } from '../evidence/useMarks';
import { plainOf } from '@veracite/text/italics';
import { correctedList, lackingIn, offeredIn, type Accepted, type Labels } from './corrections';

interface BatchResultsProps {
  /** Undefined for each citation that is being checked. */
  results: (VerificationResult | undefined)[];
  /** The submitted citations, shown until their results arrive. */
  texts?: string[];
  labels?: Labels;
  /** The batch, once it has ended. */
  batch?: BatchResult;
  /** Shown in place of the summary until then. */
  progress?: ReactNode;
  style?: Style;
  /** Checks one citation of the list again; absent where nothing can be checked. */
  onRetry?: (index: number) => void;
  /** Offers nothing that changes the records: they belong to another user. */
  readOnly?: boolean;
  /** Lists the problems first. */
  isProblemsFirst?: boolean;
}

/** A batch while it runs and after it has ended. Open rows and accepted corrections survive the end. */
export function BatchResults(props: BatchResultsProps) {
  const { results, texts, labels, batch, progress, style = 'apa', onRetry, readOnly, isProblemsFirst } = props;
  const { accepted, accept, setAccepted, undo } = useCorrections(results);
  return (
    <Grid data-testid={batch ? 'batch-results' : 'batch-progress'} sx={{ gap: 1.5 }}>
      {batch ? <BatchSummary batch={batch} /> : progress}
      {batch && <PrintReport results={batch.results} accepted={accepted} style={style} />}
      {batch && (
        <CorrectedList
          results={batch.results}
          labels={labels}
          style={style}
          accepted={accepted}
          onAccepted={readOnly ? undefined : setAccepted}
          onUndo={readOnly ? undefined : undo}
        />
      )}
      {results.length > 0 && (
        <BatchList
          results={results}
          texts={texts}
          style={style}
          accepted={accepted}
          onAccept={readOnly ? undefined : accept}
          onRetry={onRetry}
          isProblemsFirst={isProblemsFirst}
        />
      )}
      {batch && <BatchTools batch={batch} style={style} />}
    </Grid>
  );
}

/** The problems of the list, in a sentence and in numbers. */
function BatchSummary({ batch: { results, processedCount } }: { batch: BatchResult }) {
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const problems = STATES.filter((state) => state !== 'valid').flatMap((state) =>
    count(state) > 0 ? [`${count(state)} ${nameOfState(state).toLowerCase()}`] : [],
  );
  const shown = (['valid', 'incomplete', 'fake', 'unknown'] as const).filter(
    // Without it the others add up.
    (status) => status !== 'unknown' || count(status) > 0,
  );
  return (
    <Panel title={s.summary}>
      <Typography sx={{ mb: 1.5 }} data-testid="headline">
        {problems.length === 0 ? s.noProblems : s.problemsOf(processedCount - count('valid'), processedCount, problems)}
      </Typography>
      <Grid columns={{ xs: '1fr 1fr', sm: `repeat(${shown.length + 1}, 1fr)` }} sx={{ gap: 1 }}>
        <Counter label={s.totalProcessed} value={processedCount} isSmall />
        {shown.map((status) => (
          <Counter key={status} label={nameOfState(status)} value={count(status)} tone={status} isSmall />
        ))}
      </Grid>
    </Panel>
  );
}

/** Buttons to copy, export, print, share and watch the batch. */
function BatchTools({ batch, style }: { batch: BatchResult; style: Style }) {
  const toast = useToast();
  const marks = useMarks();
  const results = batch.results.map((result) => withMarks(result, marks(result)));
  // Results that are not kept have no records, so no link and no certificate.
  const isKept = batch.results.some(({ id }) => id !== undefined);
  const download = () => {
    downloadText(`batch-citation-verification-${today()}.json`, JSON.stringify({ ...batch, results }, null, 2));
    toast({ title: s.downloaded, description: s.downloadedBatch, tone: 'success' });
  };
  return (
    <Box data-no-print sx={actionRowSx}>
      <CopyButton label={s.copyAll} copy={JSON.stringify(results, null, 2)} done={s.copiedAll} />
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
        {s.downloadAll}
      </Button>
      <MoreActions>
        {batch.batchId && isKept && <ShareButton what={{ batchId: batch.batchId }} />}
        <ExportMenu items={worksOf(batch.results)} label={s.exportAll} style={style} />
        <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {s.print}
        </Button>
        {batch.batchId && <WatchButton batchId={batch.batchId} />}
        {batch.batchId && isKept && <CertificateButton url={api.listCertificate([batch.batchId])} />}
      </MoreActions>
    </Box>
  );
}

interface CorrectedListProps {
  results: VerificationResult[];
  labels?: Labels;
  style: Style;
  accepted: Accepted;
  /** Absent where nothing can be changed. */
  onAccepted?: (accepted: Accepted) => void;
  /** Undoes the last choice; absent before the first. */
  onUndo?: () => void;
}

/** The corrected list: buttons to accept corrections, undo them, and copy or download the list. */
function CorrectedList({ results, labels, style, accepted, onAccepted, onUndo }: CorrectedListProps) {
  const offered: Accepted = onAccepted ? offeredIn(results, style) : new Map();
  if (offered.size === 0 && accepted.size === 0) return null;
  const open = (corrections: Accepted) => [...corrections.keys()].filter((index) => !accepted.has(index)).length;
  const lacking: Accepted = onAccepted ? lackingIn(results, style) : new Map();
  const [all, some] = [open(offered), open(lacking)];
  const lines = correctedList(results, accepted, labels);
  return (
    <Card component="section" aria-label={s.correctedList} data-no-print sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Row>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h5" component="h3">
            {s.correctedList}
          </Typography>
          <Muted role="status">
            {onAccepted ? s.acceptedCount(accepted.size, all) : s.acceptedReading(accepted.size)}
          </Muted>
        </Box>
        {onAccepted && some > 0 && some < all && (
          <Button size="small" variant="contained" onClick={() => onAccepted(new Map([...lacking, ...accepted]))}>
            {s.addMissing(some)}
          </Button>
        )}
        {onAccepted && all > 0 && (
          <Button
            size="small"
            variant={some > 0 && some < all ? 'outlined' : 'contained'}
            onClick={() => onAccepted(new Map([...offered, ...accepted]))}
          >
            {s.acceptAll(all)}
          </Button>
        )}
        {onUndo && (
          <Button size="small" variant="outlined" onClick={onUndo}>
            {s.undo}
          </Button>
        )}
        {onAccepted && accepted.size > 0 && (
          <Button size="small" variant="text" onClick={() => onAccepted(new Map())}>
            {s.undoAll}
          </Button>
        )}
        <CopyButton
          label={s.copyList}
          variant={all === 0 ? 'contained' : 'outlined'}
          copy={() => copyRich(lines.join('\n'))}
          done={s.copiedList}
        />
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => downloadText('corrected-bibliography.txt', `${lines.map(plainOf).join('\n')}\n`, 'text/plain')}
        >
          {s.downloadList}
        </Button>
      </Row>
    </Card>
  );
}
