import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon, CloseIcon, ClockIcon, MinusIcon } from '../../icons';
import { checkStrings as s } from '../strings';
import { askedOf, outcomeOf, type Asked } from './consultations';

/** Only databases that found the work are green with a check mark. */
const looks = {
  found: { Icon: CheckIcon, color: 'status.valid.main' },
  nothing: { Icon: MinusIcon, color: 'text.secondary' },
  answered: { Icon: MinusIcon, color: 'text.secondary' },
  'not-covered': { Icon: ClockIcon, color: 'text.secondary' },
  skipped: { Icon: ClockIcon, color: 'text.secondary' },
  failed: { Icon: CloseIcon, color: 'status.incomplete.main' },
} as const;

function outcomeText(asked: Asked, holders?: string[]): string {
  const outcome = outcomeOf(asked, holders);
  if (outcome === 'failed' && asked.problem) return `${s.outcome.failed}: ${s.problem[asked.problem]}`;
  if (asked.outcome !== 'answered') return s.outcome[outcome];
  const questions = asked.questions > 1 ? `, ${s.questions(asked.questions)}` : '';
  return `${s.outcome[outcome]} (${s.duration(asked.ms)}${questions})`;
}

/** The outcome of each consultation: "not found" and "failed" look different. */
export function ConsultedList({ result: { consulted, confirmedBy } }: { result: VerificationResult }) {
  const holders = confirmedBy?.map(({ source }) => source);
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {askedOf(consulted).map((one) => {
        const { Icon, color } = looks[outcomeOf(one, holders)];
        return (
          <Box
            component="li"
            key={`${one.source} ${one.outcome} ${one.problem ?? ''}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}
          >
            <Icon aria-hidden sx={{ fontSize: 15, alignSelf: 'center', color }} />
            <Typography variant="body2">
              <strong>{one.source}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {outcomeText(one, holders)}
              </Box>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
