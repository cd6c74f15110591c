import type { PaperSummary } from '@veracite/contracts/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { generatePath, Link } from 'react-router-dom';
import { ToneBadge } from '../../components/StatusBadge';
import { visuallyHidden } from '../../components/visuallyHidden';
import { routes } from '../../site/routes';
import type { StatusTone } from '../../theme/palette';
import { deskStrings as s } from './strings';

interface PaperRowProps {
  collectionId: string;
  paper: PaperSummary;
  /** Query of the queue, which the paper's page keeps. */
  search: string;
  /** Absent for readers. */
  onRetry?: () => void;
}

/** A paper of the queue: what is expected of it and why, and how much is undecided. */
export function PaperRow({ collectionId, paper, search, onRetry }: PaperRowProps) {
  const { id, name, title, state, fault, assessment } = paper;
  const { label, tone } = badgeOf(paper);
  return (
    <Box
      component="li"
      data-paper={state}
      sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <ButtonBase
        component={Link}
        to={{ pathname: generatePath(routes.paper, { id: collectionId, paper: id }), search }}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '76px minmax(0, 1fr) auto' },
          columnGap: 1.5,
          rowGap: 0.5,
          alignItems: 'center',
          textAlign: 'left',
          color: 'text.primary',
          px: { xs: 0.5, sm: 1 },
          py: 1.5,
          '&:hover': { bgcolor: 'ground.sunken' },
        }}
      >
        <Expected assessment={assessment} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title ?? name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {fault ?? assessment?.line ?? name}
          </Typography>
        </Box>
        <Box component="span" sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
          <ToneBadge label={label} tone={tone} />
        </Box>
      </ButtonBase>
      {state === 'unreadable' && onRetry && (
        <Button size="small" variant="outlined" aria-label={s.readAgainOf(name)} onClick={onRetry} sx={{ ml: 1 }}>
          {s.readAgain}
        </Button>
      )}
    </Box>
  );
}

/** The expected number of invented references, above its interval. */
function Expected({ assessment }: Pick<PaperSummary, 'assessment'>) {
  if (!assessment) return <span />;
  const { expected, interval, isAgainst } = assessment;
  return (
    <Box component="span" data-expected sx={{ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={visuallyHidden}>
        {s.expectedLabel(expected, ...interval)}
      </Box>
      <Typography
        aria-hidden
        component="span"
        variant="h3"
        sx={{ display: 'block', color: isAgainst ? 'status.fake.main' : 'text.secondary' }}
      >
        {s.expected(expected)}
      </Typography>
      <Typography aria-hidden component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {s.interval(...interval)}
      </Typography>
    </Box>
  );
}

/** Returns the badge of a paper: what is undecided when it was checked, and its state before. */
export function badgeOf({ state, settled, references, assessment, undecided }: PaperSummary): {
  label: string;
  tone: StatusTone;
} {
  if (state === 'unreadable') return { label: s.states.unreadable, tone: 'incomplete' };
  if (state === 'checking') return { label: s.checking(settled, references), tone: 'unknown' };
  if (state !== 'ready') return { label: s.states[state], tone: 'unknown' };
  if (undecided > 0) return { label: s.undecided(undecided), tone: assessment?.isAgainst ? 'fake' : 'incomplete' };
  const isClean = !assessment?.flags.length;
  return { label: isClean ? s.clean : s.decided, tone: 'valid' };
}
