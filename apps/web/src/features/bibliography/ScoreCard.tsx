import { REPORT_FILE, reportText } from '@veracite/contracts/bibliography-report';
import { gradeOf, type AnalyzeResult } from '@veracite/contracts/bibliography';
import { Box, Button, Card, Grid, Muted, Row, Stack, Typography } from '../../components/ui';
import { Gauge } from '../../components/Gauge';
import { api } from '../../api/keys';
import { downloadText } from '../../components/download';
import { DownloadIcon, PrintIcon } from '../../components/icons';
import { statusLook } from '../../components/status';
import { StackedBar } from '../../components/StackedBar';
import { useToast } from '../../components/toast';
import { Counter } from '../../components/Counter';
import { countsOf } from './looks';
import { CertificateButton } from '../../components/CertificateButton';
import { WatchButton } from '../../components/check/rows/WatchButton';
import { bibliographyStrings as s } from './strings';

interface ScoreCardProps {
  result: AnalyzeResult;
  /** The status whose entries are listed; all of them when absent. */
  shown?: string;
  onShow: (status: string | undefined) => void;
}

/** The answer: what was not found, the score with what holds it down, and how many entries there are of each kind. */
export function ScoreCard({ result, shown, onShow }: ScoreCardProps) {
  const { totalEntries, validEntries, formattingErrors, overallScore, cap } = result;
  const counts = countsOf(result.entries);
  const unchecked = counts.find(({ status }) => status === 'unknown')?.count ?? 0;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Headline result={result} unchecked={unchecked} onShow={() => onShow('fake')} />
      <Grid columns={{ md: '1fr 1.2fr' }} sx={{ columnGap: 4, rowGap: 1.5, alignItems: 'center' }}>
        <Box>
          <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.5 }}>
            <Typography component="div" sx={{ typography: 'h1', fontSize: '3rem', lineHeight: 1 }} data-testid="score">
              {Math.round(overallScore)}
            </Typography>
            <Typography variant="h4" component="div">
              {s.grade(gradeOf(overallScore))}
            </Typography>
            <Muted variant="caption">{s.score}</Muted>
          </Stack>
          <Gauge label={s.score} value={overallScore} />
          {cap && (
            <Typography variant="body2" sx={{ color: 'status.fake.main' }}>
              {s.limitedTo(cap.to, cap.reason)}
            </Typography>
          )}
        </Box>
        <Grid columns={{ sm: 'repeat(3, 1fr)' }} sx={{ gap: 1 }}>
          <Counter isSmall label={s.validEntries} value={s.outOf(validEntries, totalEntries)} tone="valid" />
          <Counter isSmall label={s.issues} value={totalEntries - validEntries} tone="incomplete" />
          <Counter isSmall label={s.completeness} value={`${Math.round(result.averageCompleteness)}%`} />
          {unchecked + formattingErrors > 0 && (
            <Muted variant="caption" sx={{ gridColumn: '1 / -1' }}>
              {s.amongIssues(unchecked, formattingErrors)}
            </Muted>
          )}
        </Grid>
      </Grid>
      <Box sx={{ mt: 2 }}>
        <StackedBar
          title={s.chart}
          columns={[s.chartStatus, s.chartCount]}
          parts={counts.map(({ status, count }) => ({ ...statusLook(status), value: count }))}
          picked={shown && statusLook(shown).label}
          onPick={(label) => onShow(counts.find(({ status }) => statusLook(status).label === label)?.status)}
        />
      </Box>
    </Card>
  );
}

interface HeadlineProps {
  result: AnalyzeResult;
  /** Number of entries that nothing is known about. */
  unchecked: number;
  onShow: () => void;
}

function Headline({ result: { fakeEntries, totalEntries }, unchecked, onShow }: HeadlineProps) {
  const tone = fakeEntries > 0 ? 'fake' : unchecked > 0 ? 'unknown' : 'valid';
  if (totalEntries === 0) return null;
  return (
    <Row
      data-testid="headline"
      sx={{ columnGap: 2, rowGap: 1, px: 2, py: 1.25, mb: 2, borderRadius: 3, bgcolor: `status.${tone}.soft` }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h4" component="h2" sx={{ color: `status.${tone}.main` }}>
          {[
            unchecked > 0 && s.unchecked(unchecked, totalEntries),
            fakeEntries > 0 ? s.notFound(fakeEntries, totalEntries) : s.noneInvented(unchecked > 0),
          ]
            .filter(Boolean)
            .join('. ')}
        </Typography>
        {fakeEntries > 0 && <Typography variant="body2">{s.notFoundHint}</Typography>}
      </Box>
      {fakeEntries > 0 && (
        <Button size="small" variant="outlined" onClick={onShow} data-no-print>
          {s.showNotFound(fakeEntries)}
        </Button>
      )}
    </Row>
  );
}

/** The report to take home. */
export function ReportTools({ result }: { result: AnalyzeResult }) {
  const toast = useToast();
  const download = () => {
    downloadText(REPORT_FILE, reportText(result, new Date()), 'text/plain');
    toast(s.downloaded);
  };
  return (
    <Row data-no-print>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
        {s.download}
      </Button>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {s.print}
      </Button>
      {result.analysisId && result.keep !== false && (
        <CertificateButton url={api.listCertificate([result.analysisId])} size="medium" />
      )}
      {result.analysisId && <WatchButton batchId={result.analysisId} size="medium" />}
    </Row>
  );
}
