import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { appStrings } from '../../../app/strings';
import { CitationText } from '../../../components/CitationText';
import { dayText } from '../../../components/dates';
import { statusLook } from '../../../components/status';
import { lightPalette } from '../../../theme/palette';
import { citationStrings as s } from '../strings';
import type { Accepted } from './corrections';

interface PrintReportProps {
  results: VerificationResult[];
  accepted: Accepted;
  style: Style;
}

/** The report on paper: put beside the page only while the browser prints, by its menu or by our button. */
export function PrintReport(props: PrintReportProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the handlers have run.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing ? createPortal(<Report {...props} />, document.body) : null;
}

const small = { fontSize: '8.5pt', color: '#444', m: 0 } as const;

function Report({ results, accepted, style }: PrintReportProps) {
  const counts = (['valid', 'incomplete', 'fake', 'unknown'] as const).map(
    (status) => `${s.status[status]} ${results.filter((result) => result.status === status).length}`,
  );
  return (
    <Box data-print-report sx={{ fontFamily: 'body1.fontFamily', fontSize: '10pt', lineHeight: 1.45, color: '#000' }}>
      <Box component="h1" sx={{ typography: 'h2', fontSize: '20pt', m: 0 }}>
        {s.reportTitle}
      </Box>
      <Box component="p" sx={{ ...small, mt: 0.5 }}>
        {appStrings.product} · {dayText(new Date().toISOString())} · {s.reportCount(results.length)} ·{' '}
        {counts.join(' · ')}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
        {results.map((result, index) => (
          <Entry
            key={index}
            number={index + 1}
            result={result}
            corrected={result.correctedCitation?.[accepted.get(index) ?? style]}
          />
        ))}
      </Box>
      <Box component="p" sx={{ ...small, mt: 2 }}>
        {appStrings.footnote}
      </Box>
    </Box>
  );
}

interface EntryProps {
  number: number;
  result: VerificationResult;
  corrected: string | undefined;
}

function Entry({ number, result, corrected }: EntryProps) {
  const { label, tone } = statusLook(result.status);
  const differences = result.evidence.filter(({ agreement }) => agreement === 'different' || agreement === 'missing');
  const standing = result.match?.standing;
  return (
    <Box
      component="li"
      sx={{
        borderTop: '0.75pt solid #bbb',
        py: 1.25,
        breakInside: 'avoid',
        display: 'grid',
        gridTemplateColumns: '9mm 1fr 26mm',
      }}
    >
      <span>{number}</span>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'citation', fontSize: '10.5pt', lineHeight: 1.45 }}>{result.originalText}</Box>
        {(standing === 'retracted' || standing === 'withdrawn') && (
          <Box sx={{ fontWeight: 700, color: lightPalette.status.fake.main }}>{s[standing]}.</Box>
        )}
        {result.reason && <p style={{ margin: '3pt 0 0' }}>{result.reason}</p>}
        {differences.length > 0 && (
          <Box component="ul" sx={{ ...small, pl: 2, mt: '3pt' }}>
            {differences.map((row, index) => (
              <li key={index}>
                {s.fieldNames[row.field] ?? row.field}: {row.cited ?? s.nothing} → {row.found ?? s.nothing}
                {row.source && ` (${row.source})`}
              </li>
            ))}
          </Box>
        )}
        {corrected && (
          <Box sx={{ mt: '4pt', pl: '6pt', borderLeft: '1.5pt solid #2f3a9e' }}>
            <CitationText text={corrected} />
          </Box>
        )}
        {result.sourceLinks.length > 0 && <Box sx={{ ...small, mt: '3pt' }}>{result.sourceLinks.join(' · ')}</Box>}
      </Box>
      <Box sx={{ textAlign: 'right', fontWeight: 700, color: lightPalette.status[tone].main }}>{label}</Box>
    </Box>
  );
}
