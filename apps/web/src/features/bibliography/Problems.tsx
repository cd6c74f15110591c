import type { Statement } from '@veracite/model/bibliography';
import { Box, ColumnNames, Grid, Typography } from '../../components/ui';
import { Panel } from '../../components/Section';
import { EntryRefs } from './EntryRefs';
import { problemsIn } from './problems-in';
import { bibliographyStrings as s } from './strings';

const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 0.8fr) minmax(0, 1.2fr)' };

/** One table: what is wrong, on which lines, and what to do about it; below it what is good. */
export function Problems({ statements }: { statements: Statement[] }) {
  const problems = problemsIn(statements);
  const strengths = statements.filter(({ kind }) => kind === 'strength');
  return (
    <>
      {problems.length > 0 && (
        <Panel title={s.problems}>
          <Box role="table" aria-label={s.problems}>
            <ColumnNames columns={columns} names={[s.weaknesses, s.linesWord, s.recommendations]} />
            {problems.map(({ code, text, entries, action }) => (
              <Grid
                role="row"
                columns={columns}
                key={`${code} ${text}`}
                sx={{ columnGap: 2, rowGap: 0.25, py: 1, borderTop: 1, borderColor: 'divider' }}
              >
                <Typography role="rowheader" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
                <div role="cell">
                  <EntryRefs indexes={entries} />
                </div>
                <Typography role="cell" component="div" sx={{ color: 'text.secondary' }}>
                  {action}
                </Typography>
              </Grid>
            ))}
          </Box>
        </Panel>
      )}
      {strengths.length > 0 && (
        <Panel title={s.strengths}>
          <Grid component="ul" sx={{ m: 0, pl: 2.25, gap: 0.5 }}>
            {strengths.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </Grid>
        </Panel>
      )}
    </>
  );
}
