import type { VerificationResult } from '@veracite/contracts/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon, CloseIcon, ClockIcon } from '../../../components/icons';
import { Panel } from '../../../components/Section';
import { citationStrings as s } from '../strings';
import { askedOf, type Asked } from './asked';

const icons = { answered: CheckIcon, 'not-covered': ClockIcon, skipped: ClockIcon, failed: CloseIcon };

function outcomeText({ outcome, problem, ms, questions }: Asked): string {
  const words = problem ? `${s.outcome[outcome]}: ${s.problem[problem]}` : s.outcome[outcome];
  return outcome === 'answered'
    ? `${words}${questions > 1 ? ` ${s.questions(questions)}` : ''} in ${s.duration(ms)}`
    : words;
}

/** Which databases answered and which did not: "has nothing" and "could not be asked" never look alike. */
export function ConsultedPanel({ consulted }: { consulted: VerificationResult['consulted'] }) {
  if (consulted.length === 0) return null;
  return (
    <Panel title={s.consulted}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        {askedOf(consulted).map((one) => {
          const Icon = icons[one.outcome];
          const failed = one.outcome === 'failed';
          return (
            <Box
              component="li"
              key={`${one.source} ${one.outcome} ${one.problem ?? ''}`}
              sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}
            >
              <Icon
                aria-hidden
                sx={{
                  fontSize: 15,
                  alignSelf: 'center',
                  color: failed
                    ? 'status.incomplete.main'
                    : one.outcome === 'answered'
                      ? 'status.valid.main'
                      : 'text.secondary',
                }}
              />
              <Typography variant="body2">
                <strong>{one.source}</strong>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {outcomeText(one)}
                </Box>
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
