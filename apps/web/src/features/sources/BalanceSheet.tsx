import type { SourceCheckData } from '@veracite/contracts/source-check';
import type { BalanceLine, Side } from '@veracite/model/balance';
import { Box, Grid, Muted, Stack, Typography } from '../../components/ui';
import { partialDayText } from '../../components/dates';
import { ExternalLink } from '../../components/ExternalLink';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Section';
import { StackedBar } from '../../components/StackedBar';
import { sourceStrings as s } from './strings';

const tones = { for: 'valid', against: 'fake', neutral: 'unknown' } as const;
const sides: Side[] = ['for', 'against', 'neutral'];

/** The evidence for and against a source, with its origin and weight. */
export function BalanceSheet({ data: { balance, homonyms, consulted } }: { data: SourceCheckData }) {
  const weightOf = (side: Side) =>
    Math.round(balance.filter((line) => line.side === side).reduce((sum, line) => sum + line.weight, 0) * 10) / 10;
  const failed = consulted.filter(({ outcome }) => outcome === 'failed');
  return (
    <Panel title={s.balance}>
      {homonyms.length > 0 && <Notice>{s.homonyms(homonyms.length)}</Notice>}
      {/* One side alone is no comparison. */}
      {weightOf('for') > 0 && weightOf('against') > 0 && (
        <Box sx={{ my: 2 }}>
          <StackedBar
            title={s.balance}
            columns={[s.side, s.weight]}
            parts={(['for', 'against'] as const).map((side) => ({
              label: s.sides[side],
              tone: tones[side],
              value: weightOf(side),
            }))}
          />
        </Box>
      )}
      <Grid columns={{ md: 'repeat(2, 1fr)' }} sx={{ gap: 3 }}>
        {sides.map((side) => (
          <SideList key={side} side={side} lines={balance.filter((line) => line.side === side)} />
        ))}
      </Grid>
      {failed.length > 0 && (
        <Muted sx={{ mt: 2 }}>{s.notAsked([...new Set(failed.map(({ source }) => source))].join(', '))}</Muted>
      )}
    </Panel>
  );
}

function SideList({ side, lines }: { side: Side; lines: BalanceLine[] }) {
  if (lines.length === 0 && side === 'neutral') return null;
  return (
    <Box data-side={side}>
      <Typography variant="h5" component="h3" sx={{ color: `status.${tones[side]}.main` }}>
        {s.sides[side]}
      </Typography>
      {lines.length === 0 && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{s.nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Stack direction="row" sx={{ gap: 1.5, justifyContent: 'space-between' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{line.statement}</Typography>
              {line.weight > 0 && <Muted sx={{ whiteSpace: 'nowrap' }}>{s.points(line.weight)}</Muted>}
            </Stack>
            <Muted variant="caption" component="p">
              {line.url ? (
                <ExternalLink href={line.url} underline="always">
                  {line.origin}
                </ExternalLink>
              ) : (
                line.origin
              )}
              , {partialDayText(line.date)}
            </Muted>
            {line.dispute && (
              <Muted variant="caption" component="p">
                {s.dispute(line.dispute)}
              </Muted>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
