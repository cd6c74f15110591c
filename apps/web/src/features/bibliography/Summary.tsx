import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Statement } from '@veracite/model/bibliography';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Section';
import { Finding } from './EntryRefs';
import { bibliographyStrings as s } from './strings';

const kinds: { kind: Statement['kind']; key: keyof AnalyzeResult['summary']; title: string }[] = [
  { kind: 'strength', key: 'strengths', title: s.strengths },
  { kind: 'weakness', key: 'weaknesses', title: s.weaknesses },
  { kind: 'recommendation', key: 'recommendations', title: s.recommendations },
];

/** What is good, what is not, what to do, each with the entries it speaks of where they are known. */
export function Summary({ summary, statements }: Pick<AnalyzeResult, 'summary' | 'statements'>) {
  const entriesOf = (kind: Statement['kind'], text: string) =>
    statements?.find((statement) => statement.kind === kind && statement.text === text)?.entries ?? [];
  return (
    <Box
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {kinds.map(({ kind, key, title }) => (
        <Panel key={kind} title={title}>
          {summary[key].length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{s.noneListed}</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 1 }}>
              {summary[key].map((text) => (
                <li key={text}>
                  <Finding text={text} indexes={entriesOf(kind, text)} />
                </li>
              ))}
            </Box>
          )}
        </Panel>
      ))}
    </Box>
  );
}
