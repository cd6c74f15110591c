import { passageComments } from '@veracite/contracts/passages';
import type { Style } from '@veracite/model/verification';
import { Box, Button, Muted, Row } from '../../../components/ui';
import { useMemo } from 'react';
import { downloadFile, downloadText, today } from '../../../components/download';
import { DownloadIcon, PrintIcon } from '../../../components/icons';
import { Panel } from '../../../components/Section';
import type { usePassages } from '../../../components/sentences/Passages';
import { useToast } from '../../../components/toast';
import type { ReadFile } from '../read-file';
import type { Results } from '../review';
import { documentStrings as s } from '../strings';
import { CorrectedFile, CORRECTABLE } from './CorrectedFile';
import { reportOf } from './report';
import { OnPaper } from '../../../components/paper/OnPaper';
import { headingSx, smallSx } from '../../../components/paper/paperSx';

interface ReportToolsProps {
  read: ReadFile;
  /** Absent after a reload. */
  file: File | undefined;
  /** Id of the check; absent before it has ended. */
  check: string | undefined;
  results: Results;
  style: Style;
  passages: ReturnType<typeof usePassages>;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Downloads of the report, and of the corrected .bib file when the document came with one. */
export function ReportTools({ read, file, check, results, style, passages }: ReportToolsProps) {
  const toast = useToast();
  const { files = [] } = read.answer;
  const isChecked = results.some((result) => result !== undefined);
  const isCorrectable = files.length === 0 && CORRECTABLE.includes(read.answer.kind);
  const saveWord = async () => {
    const { wordReport } = await import('./word');
    const nearest = passageComments(read.answer.citations, passages.works, passages.request.data);
    downloadFile(
      `${stemOf(read.name)}-report.docx`,
      wordReport(read, results, { style, day: today(), passages: nearest }),
      WORD,
    );
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
      <Row data-no-print>
        {check !== undefined && isCorrectable && <CorrectedFile file={file} check={check} />}
        {files.length > 0 && isChecked && (
          <Button size="small" variant="contained" startIcon={<DownloadIcon />} onClick={() => void saveFiles()}>
            {s.correctedBib}
          </Button>
        )}
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
      </Row>
      {check !== undefined && isCorrectable && (
        <Muted sx={{ mt: 1.25 }}>{s.correctedFileHint(results.filter((result) => result?.accepted).length)}</Muted>
      )}
      {files.length > 0 && <Muted sx={{ mt: 1.25 }}>{isChecked ? s.correctedBibHint : s.correctedBibLater}</Muted>}
    </Panel>
  );
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '') || name;

/** The printed report of a document: its problems, and its references unless they are checked and have their own report. */
export function DocumentPaper({ read, results, style }: { read: ReadFile; results: Results; style: Style }) {
  const { title, facts, doubts, problems, references } = useMemo(
    () => reportOf(read, results, style),
    [read, results, style],
  );
  const isChecked = results.some((result) => result !== undefined);
  return (
    <OnPaper title={title} facts={facts}>
      <Box component="h2" sx={headingSx}>
        {s.inText}
      </Box>
      {doubts.map((doubt) => (
        <p key={doubt} style={{ margin: '0 0 5pt' }}>
          {doubt}
        </p>
      ))}
      {problems.length + doubts.length === 0 && <p style={{ margin: 0 }}>{s.inTextClean}</p>}
      <Box component="ul" sx={{ m: 0, pl: '14pt' }}>
        {problems.map(({ label, page, detail, sentence }, index) => (
          <Box component="li" key={index} sx={{ breakInside: 'avoid', mb: '5pt', overflowWrap: 'anywhere' }}>
            <strong>{label}</strong>
            {page !== undefined && `, ${s.onPage(page)}`}: {detail}
            {sentence && <Box sx={smallSx}>{sentence}</Box>}
          </Box>
        ))}
      </Box>
      {!isChecked && (
        <>
          <Box component="h2" sx={headingSx}>
            {s.list}
          </Box>
          <Box component="ol" sx={{ m: 0, pl: '18pt' }}>
            {references.map(({ number, text, cited }) => (
              <Box component="li" key={number} sx={{ breakInside: 'avoid', mb: '4pt', overflowWrap: 'anywhere' }}>
                {text}{' '}
                {cited && (
                  <Box component="span" sx={smallSx}>
                    ({cited})
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </>
      )}
    </OnPaper>
  );
}
