import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { OnPaper } from '../../../components/paper/OnPaper';
import { headingSx, smallSx } from '../../../components/paper/paperSx';
import type { ReadFile } from '../read-file';
import type { Results } from '../review';
import { documentStrings as s } from '../strings';
import { reportOf } from './report';

interface DocumentPaperProps {
  read: ReadFile;
  results: Results;
  style: Style;
}

/** The printed report of a document: its problems, and its references unless they are checked and have their own report. */
export function DocumentPaper({ read, results, style }: DocumentPaperProps) {
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
        {problems.map(({ label, page, detail, sentence }, at) => (
          <Box component="li" key={at} sx={{ breakInside: 'avoid', mb: '5pt', overflowWrap: 'anywhere' }}>
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
