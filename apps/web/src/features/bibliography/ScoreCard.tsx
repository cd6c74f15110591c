import { REPORT_FILE, reportText } from '@veracite/contracts/bibliography-report';
import { gradeOf, type AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { downloadText } from '../../components/download';
import { DownloadIcon, PrintIcon } from '../../components/icons';
import { statusLook } from '../../components/status';
import { StackedBar } from '../../components/StackedBar';
import { useToast } from '../../components/toast';
import { Counter } from '../../components/Counter';
import { bibliographyStrings as s } from './strings';

export function ScoreCard({ result }: { result: AnalyzeResult }) {
  const toast = useToast();
  const { totalEntries, validEntries } = result;
  const statuses = [...new Set(result.entries.map((entry) => entry.status))];
  const download = () => {
    downloadText(REPORT_FILE, reportText(result, new Date()), 'text/plain');
    toast(s.downloaded);
  };
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'auto 1fr' }, alignItems: 'center' }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
          <Typography component="p" sx={{ typography: 'h1', fontSize: '4rem', lineHeight: 1 }} data-testid="score">
            {Math.round(result.overallScore)}
          </Typography>
          <Box>
            <Typography variant="h4" component="p">
              {s.grade(gradeOf(result.overallScore))}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {s.score}
            </Typography>
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
            '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <Counter label={s.validEntries} value={s.outOf(validEntries, totalEntries)} tone="valid" />
          <Counter label={s.issues} value={totalEntries - validEntries} tone="incomplete" />
          <Counter label={s.completeness} value={`${Math.round(result.averageCompleteness)}%`} />
        </Box>
      </Box>
      <Box sx={{ mt: 3 }}>
        <StackedBar
          title={s.chart}
          columns={[s.chartStatus, s.chartCount]}
          parts={statuses.map((status) => ({
            label: statusLook(status).label,
            tone: statusLook(status).tone,
            value: result.entries.filter((entry) => entry.status === status).length,
          }))}
        />
      </Box>
      <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          {s.download}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {s.print}
        </Button>
      </Box>
    </Card>
  );
}
