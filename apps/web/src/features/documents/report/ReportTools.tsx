import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadFile, downloadText, today } from '../../../components/download';
import { DownloadIcon, PrintIcon } from '../../../components/icons';
import { Panel } from '../../../components/Section';
import { useToast } from '../../../components/toast';
import type { ReadFile } from '../read-file';
import type { Results } from '../review';
import { documentStrings as s } from '../strings';
import { reportOf } from './report';

interface ReportToolsProps {
  read: ReadFile;
  results: Results;
  style: Style;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Downloads of the report, and of the corrected .bib file when the document came with one. */
export function ReportTools({ read, results, style }: ReportToolsProps) {
  const toast = useToast();
  const { files = [] } = read.answer;
  const isChecked = results.some((result) => result !== undefined);
  const saveWord = async () => {
    const { wordReport } = await import('./word');
    downloadFile(`${stemOf(read.name)}-report.docx`, wordReport(read, results, style, today()), WORD);
  };
  const save = async (kind: 'html' | 'md') => {
    const report = reportOf(read, results, style);
    const text =
      kind === 'html'
        ? (await import('./html')).htmlReport(report, today())
        : (await import('./markdown')).markdownReport(report, today());
    downloadText(`${stemOf(read.name)}-report.${kind}`, text, kind === 'html' ? 'text/html' : 'text/markdown');
  };
  const saveFiles = async () => {
    const { correctedFiles } = await import('./corrected-bib');
    const corrected = correctedFiles(read.answer, results);
    for (const { name, text } of corrected)
      downloadFile(name.split('/').at(-1) ?? name, text, 'application/x-bibtex;charset=utf-8');
    if (corrected.length === 0) toast({ title: s.nothingToCorrect });
  };
  return (
    <Panel title={s.report}>
      <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save('html')}>
          {s.asHtml}
        </Button>
        <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save('md')}>
          {s.asMarkdown}
        </Button>
        <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void saveWord()}>
          {s.asWord}
        </Button>
        <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {s.print}
        </Button>
        {files.length > 0 && isChecked && (
          <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void saveFiles()}>
            {s.correctedBib}
          </Button>
        )}
      </Box>
      {files.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.25 }}>
          {isChecked ? s.correctedBibHint : s.correctedBibLater}
        </Typography>
      )}
    </Panel>
  );
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || name;
