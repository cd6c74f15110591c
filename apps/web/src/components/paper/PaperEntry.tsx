import { Box, Grid } from '../ui';
import type { ReactNode } from 'react';
import { statusLook } from '../status';
import { lightPalette } from '../../theme/palette';
import { capitalized } from '../capitalized';
import { CitationText } from '../CitationText';
import { smallSx } from './paperSx';

interface PaperEntryProps {
  number: number;
  status: string;
  /** As it was written. */
  text: string;
  /** What is to be written instead, italics between asterisks. */
  corrected?: string;
  links: string[];
  /** Why it has its status. */
  children: ReactNode;
}

/** One reference of a report on paper, kept on one page. */
export function PaperEntry({ number, status, text, corrected, links, children }: PaperEntryProps) {
  const { label, tone } = statusLook(status);
  return (
    <Grid component="li" columns="9mm 1fr 30mm" sx={{ borderTop: '0.75pt solid #bbb', py: 1.25, breakInside: 'avoid' }}>
      <span>{number}</span>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'citation', fontSize: '10.5pt', lineHeight: 1.45 }}>{text}</Box>
        {children}
        {corrected && (
          <Box sx={{ mt: '4pt', pl: '6pt', borderLeft: '1.5pt solid #2f3a9e' }}>
            <CitationText text={corrected} />
          </Box>
        )}
        {links.length > 0 && <Box sx={{ ...smallSx, mt: '3pt' }}>{links.join(' · ')}</Box>}
      </Box>
      <Box sx={{ textAlign: 'right', fontWeight: 700, color: lightPalette.status[tone].main }}>
        <Box component="span" sx={capitalized}>
          {label}
        </Box>
      </Box>
    </Grid>
  );
}
