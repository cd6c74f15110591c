import type { Asking } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { checkStrings as s } from '../strings';
import type { BatchProgress } from './verification-state';
import { TellMe } from './NotifyButton';

interface PendingPanelProps {
  title: string;
  lead: string;
  progress?: BatchProgress;
  /** For a single citation: the databases that are being queried, once the server reports them. */
  asked?: Asking;
  onCancel?: () => void;
}

/** Estimates the remaining seconds from the speed so far; undefined before the first result. */
function secondsLeft({ done, total, startedAt }: BatchProgress): number | undefined {
  return done === 0 ? undefined : Math.ceil((((Date.now() - startedAt) / done) * (total - done)) / 1000);
}

export function PendingPanel({ title, lead, progress, asked, onCancel }: PendingPanelProps) {
  const left = progress && secondsLeft(progress);
  const again = progress?.again ?? [];
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 } }} aria-busy="true">
      <Box role="status">
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>
      </Box>
      <LinearProgress
        aria-label={title}
        sx={{ my: 2.5, borderRadius: 4, height: 6 }}
        {...(progress ? { variant: 'determinate', value: (100 * progress.done) / progress.total } : {})}
      />
      {progress ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 0 auto' }}>
            {s.progress(progress.done, progress.total)}
            {left !== undefined && `, ${s.estimate(left)}`}
          </Typography>
          <TellMe />
          {onCancel && (
            <Button size="small" variant="outlined" onClick={onCancel}>
              {s.cancel}
            </Button>
          )}
        </Box>
      ) : null}
      {asked && <AskedLines {...asked} />}
      {again.length > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {s.askingAgain(again.length, [...new Set(again.flatMap(({ sources }) => sources))])}
        </Typography>
      )}
    </Card>
  );
}

/** Has its final height from the start, so that nothing below it moves. */
function AskedLines({ asking, again, answered }: Asking) {
  const waitedFor = asking.filter((name) => !again.includes(name));
  return (
    <Box data-asked sx={{ minHeight: '3.2em', typography: 'body2', color: 'text.secondary' }}>
      {answered.length > 0 && <div>{s.haveAnswered(answered)}</div>}
      {waitedFor.length > 0 && <div>{s.waitingFor(waitedFor)}</div>}
      {again.length > 0 && <div>{s.askingOneAgain(again)}</div>}
    </Box>
  );
}
