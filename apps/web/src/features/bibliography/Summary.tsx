import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Section';
import { bibliographyStrings as s } from './strings';

export function Summary({ summary }: { summary: AnalyzeResult['summary'] }) {
  const lists = [
    { title: s.strengths, items: summary.strengths },
    { title: s.weaknesses, items: summary.weaknesses },
    { title: s.recommendations, items: summary.recommendations },
  ];
  return (
    <Box
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {lists.map(({ title, items }) => (
        <Panel key={title} title={title}>
          {items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{s.noneListed}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 1 }}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          )}
        </Panel>
      ))}
    </Box>
  );
}
