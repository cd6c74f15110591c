import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { headingSx, smallSx } from '../../components/paper/paperSx';
import type { Finding } from './findings';
import { bibliographyStrings as s } from './strings';

/** A part of the report under its heading. */
export function PaperPart({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <Box component="section" aria-label={title}>
      <Box component="h2" sx={headingSx}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** The lines, from 1, of entries by their index. */
export type LinesOf = (indexes?: number[]) => number[];

/** Lines on paper lead nowhere: they are named. */
function lines(numbers: number[]): string {
  if (numbers.length === 0) return '';
  return ` ${numbers.length === 1 ? s.lineWord : s.linesWord} ${numbers.join(', ')}`;
}

/** Sentences about the list, each with the lines it is about. */
export function PaperFindings({ findings, linesOf }: { findings: Finding[]; linesOf: LinesOf }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: '14pt' }}>
      {findings.map(({ text, entries, parts = [] }) => (
        <Box component="li" key={text} sx={{ breakInside: 'avoid' }}>
          {text}
          {lines(linesOf(entries))}
          {parts.map((part) => (
            <Box key={part.text} sx={smallSx}>
              {part.text}
              {lines(linesOf(part.entries))}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Figures with their names, one a row. */
export function PaperTable({ title, rows }: { title: string; rows: string[][] }) {
  return (
    <PaperPart title={title} shown={rows.length > 0}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& td, & th': {
            borderTop: '0.5pt solid #ccc',
            py: '3pt',
            pr: '8pt',
            textAlign: 'left',
            verticalAlign: 'top',
          },
          '& tr': { breakInside: 'avoid' },
        }}
      >
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value) => (
                <td key={value}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </PaperPart>
  );
}
