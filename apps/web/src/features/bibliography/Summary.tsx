import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Section';
import { bibliographyStrings as s } from './strings';

const kinds: { key: keyof AnalyzeResult['summary']; title: string }[] = [
  { key: 'strengths', title: s.strengths },
  { key: 'weaknesses', title: s.weaknesses },
  { key: 'recommendations', title: s.recommendations },
];

/** What is good, what is not, what to do, of a server that does not say which entries it speaks of. */
export function Summary({ summary }: Pick<AnalyzeResult, 'summary'>) {
  return (
    <Box
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {kinds.map(({ key, title }) => (
        <Panel key={key} title={title}>
          {summary[key].length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{s.noneListed}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 1 }}>
              {summary[key].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Box>
          )}
        </Panel>
      ))}
    </Box>
  );
}
